import type { CondominiumCard as Condominium } from '#contract/condominium.ts'
import { RecordLink } from '@/components/portfolio/card/record-link'

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
