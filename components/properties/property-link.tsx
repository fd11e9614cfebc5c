import type { PropertyCard as Property } from '#contract/property.ts'
import { RecordLink } from '@/components/listing/card/record-link'

/** The title of a property, leading to it. */
export function PropertyLink({
  property,
  ...link
}: {
  property: Pick<Property, 'id' | 'title' | 'disabled'>
  onBlocked: () => void
  className?: string
}) {
  return <RecordLink href={`/properties/edit/${property.id}/general`} record={property} {...link} />
}
