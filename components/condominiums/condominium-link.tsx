import type { CondominiumCard as Condominium } from '#contract/condominium.ts'
import { RecordLink } from '@/components/portfolio/card/record-link'

export function CondominiumLink({
  condominium: { id, information, disabled, missing },
  ...link
}: {
  condominium: Pick<Condominium, 'id' | 'information' | 'disabled'> & Partial<Pick<Condominium, 'missing'>>
  className?: string
}) {
  const record = { title: information.title, disabled, missing }
  return <RecordLink href={`/condominiums/edit/${id}/general`} record={record} {...link} />
}
