import type { CondominiumCard as Condominium } from '#contract/condominium.ts'
import { ArchivedChip, HighlightedChip, PriceHiddenChip } from '@/components/portfolio/card/state-chips'
import { ProblemChips, ProblemSummary } from '@/components/portfolio/problems/problem-chips'
import { TagChip } from '@/components/records/tag-chip'
import type { ChipTone } from '@/components/ui/chip'
import { condominiumProblems } from './condominium-problems'

export function CondominiumChips({
  condominium,
  tone,
  isRow = false,
}: {
  condominium: Condominium
  tone: ChipTone
  isRow?: boolean
}) {
  const problems = condominiumProblems(condominium)
  return (
    <>
      {condominium.tag !== null && <TagChip kind={condominium.tag_kind} name={condominium.tag} />}
      {condominium.archived === 1 && <ArchivedChip tone={tone} />}
      {condominium.highlighted === 1 && <HighlightedChip tone={tone} />}
      {condominium.hide_price === 1 && <PriceHiddenChip tone={tone} />}
      {isRow ? <ProblemSummary problems={problems} brief /> : <ProblemChips problems={problems} />}
    </>
  )
}
