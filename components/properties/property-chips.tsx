import { useTranslations } from 'next-intl'
import type { PropertyCard as Property } from '#contract/property.ts'
import {
  ArchivedChip,
  HighlightedChip,
  MissingChip,
  PriceHiddenChip,
} from '@/components/listing/card/state-chips'
import { TagChip } from '@/components/listing/tag-chip'
import { Chip, type ChipTone } from '@/components/ui/chip'

/** What is special about a property, in chips: its tag first. `tone` is for those that carry no colour of their own. */
export function PropertyChips({ property, tone }: { property: Property; tone: ChipTone }) {
  const t = useTranslations('properties.card')
  return (
    <>
      {property.tag !== null && <TagChip kind={property.tag_kind} name={property.tag} />}
      {property.archived === 1 && <ArchivedChip tone={tone} />}
      {property.highlighted === 1 && <HighlightedChip tone={tone} />}
      {property.collection === 1 && <Chip tone={tone}>{t('collection')}</Chip>}
      {property.low_cost === 1 && <Chip tone={tone}>{t('lowCostChip')}</Chip>}
      {property.hide_price === 1 && <PriceHiddenChip tone={tone} />}
      <MissingChip languages={property.missing} />
    </>
  )
}
