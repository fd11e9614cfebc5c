import type { CondominiumCard as Condominium } from '#contract/condominium.ts'
import {
  ArchivedChip,
  HighlightedChip,
  MissingChip,
  PriceHiddenChip,
} from '@/components/portfolio/card/state-chips'
import { TagChip } from '@/components/records/tag-chip'
import type { ChipTone } from '@/components/ui/chip'

export function CondominiumChips({ condominium, tone }: { condominium: Condominium; tone: ChipTone }) {
  return (
    <>
      {condominium.tag !== null && <TagChip kind={condominium.tag_kind} name={condominium.tag} />}
      {condominium.archived === 1 && <ArchivedChip tone={tone} />}
      {condominium.highlighted === 1 && <HighlightedChip tone={tone} />}
      {condominium.hide_price === 1 && <PriceHiddenChip tone={tone} />}
      <MissingChip languages={condominium.missing} />
    </>
  )
}
