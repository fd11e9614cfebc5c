import { useTranslations } from 'next-intl'
import type { PropertyCard as Property } from '#contract/property.ts'
import { ArchivedChip, HighlightedChip, PriceHiddenChip } from '@/components/portfolio/card/state-chips'
import { ProblemChips } from '@/components/portfolio/problems/problem-chips'
import { TagChip } from '@/components/records/tag-chip'
import { Chip, type ChipTone } from '@/components/ui/chip'
import { propertyProblems } from './list/property-problems'

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
      <ProblemChips problems={propertyProblems(property)} />
    </>
  )
}
