import type { PropertyCard as Property } from '#contract/property.ts'
import { RecordLink } from '@/components/portfolio/card/record-link'

export function PropertyLink({
  property,
  ...link
}: {
  property: Pick<Property, 'id' | 'title' | 'disabled'> & Partial<Pick<Property, 'missing'>>
  className?: string
}) {
  return <RecordLink href={`/properties/edit/${property.id}/general`} record={property} {...link} />
}
