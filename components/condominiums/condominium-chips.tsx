import type { CondominiumCard as Condominium } from '#contract/condominium.ts'
import {
  ArchivedChip,
  HighlightedChip,
  MissingChip,
  PriceHiddenChip,
} from '@/components/listing/card/state-chips'
import { TagChip } from '@/components/listing/tag-chip'
import type { ChipTone } from '@/components/ui/chip'

/** What is special about a development, in chips: its tag first. `tone` is for those that carry no colour of their own. */
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
