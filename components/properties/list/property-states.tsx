import { useTranslations } from 'next-intl'
import type { PropertyCard } from '#contract/property.ts'
import { StateChips } from '@/components/portfolio/card/state-chips'
import { findRecordProblems } from '@/components/records/problems/record-problems'

export function PropertyStates({ property, isRow = false }: { property: PropertyCard; isRow?: boolean }) {
  const t = useTranslations('properties.card')
  const { id, cover, lat, price, missing: missingLanguages, energy, collection, low_cost } = property
  return (
    <StateChips
      resource="properties"
      record={property}
      states={[
        { isOn: collection === 1, label: t('collection') },
        { isOn: low_cost === 1, label: t('lowCostChip') },
      ]}
      // Doesn't pass the agent: if there is none, cards and rows already show "No agent" instead of the name.
      problems={findRecordProblems(`/properties/edit/${id}`, {
        cover,
        location: lat,
        hasPrice: price !== 0,
        missingLanguages,
        energy,
      })}
      isRow={isRow}
    />
  )
}
