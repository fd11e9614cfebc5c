import { useTranslations } from 'next-intl'
import type { CondominiumCard as Condominium } from '#contract/condominium.ts'
import { ArchivedChip, HighlightedChip, PriceHiddenChip } from '@/components/portfolio/card/state-chips'
import { ProblemChips, ProblemSummary } from '@/components/records/problems/problem-chips'
import { recordProblems } from '@/components/records/problems/record-problems'
import { TagChip } from '@/components/records/tag-chip'
import type { ChipTone } from '@/components/ui/chip'

export function CondominiumChips({
  condominium,
  tone,
  isRow = false,
}: {
  condominium: Condominium
  tone: ChipTone
  isRow?: boolean
}) {
  const t = useTranslations('condominiums.card')
  const { id, cover, lat, starting_price, missing } = condominium
  // Energy classes belong to the properties.
  const problems = recordProblems(`/condominiums/edit/${id}`, {
    cover,
    location: lat,
    price: starting_price < 0 ? 0 : undefined,
    priceField: 'starting_price',
    missing,
  })
  return (
    <>
      {condominium.tag !== null && (
        <TagChip kind={condominium.tag_kind} name={condominium.tag} of="condominiums" />
      )}
      {condominium.archived === 1 && <ArchivedChip tone={tone} label={t('archived')} />}
      {condominium.highlighted === 1 && <HighlightedChip tone={tone} label={t('highlighted')} />}
      {condominium.hide_price === 1 && <PriceHiddenChip tone={tone} />}
      {isRow ? <ProblemSummary problems={problems} brief /> : <ProblemChips problems={problems} />}
    </>
  )
}
