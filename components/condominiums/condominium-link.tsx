import type { CondominiumCard as Condominium } from '#contract/condominium.ts'
import { RecordLink } from '@/components/listing/card/record-link'

/** The title of a development, leading to it. */
export function CondominiumLink({
  condominium: { id, information, disabled },
  ...link
}: {
  condominium: Pick<Condominium, 'id' | 'information' | 'disabled'>
  onBlocked: () => void
  className?: string
}) {
  const record = { title: information.title, disabled }
  return <RecordLink href={`/condominiums/edit/${id}/general`} record={record} {...link} />
}
