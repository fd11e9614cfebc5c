'use client'

import { useTranslations } from 'next-intl'
import { limits } from '#contract/limits.ts'
import { missingFilters } from '#contract/missing-filters.ts'
import { FieldsetFrame } from '@/components/fields/field-frame'
import { TextFilter } from '@/components/portfolio/filter/filter-boxes'
import { FilterGrid } from '@/components/portfolio/filter/filter-panel'
import { PlaceAndAmountFilters, RecordFilters } from '@/components/portfolio/filter/record-filters'
import type { FilterOption } from '@/components/portfolio/filter/use-filter-options'
import { RangeFilter } from '@/components/portfolio/filter/range-filter'
import { Checkbox } from '@/components/ui/checkbox'
import { flagFilters } from './listing-filters'
import type { CondominiumListControl } from './listing-state'

const max = limits.rangeSliderMax

const missing = missingFilters.filter((filter) => filter !== 'energy')

/** Rendered only while the panel is open, so that the options aren't requested before. */
export function CondominiumFilterBoxes({
  disabled,
  list: { filters, change },
  types,
}: {
  disabled: boolean
  list: CondominiumListControl
  types: readonly FilterOption[]
}) {
  const t = useTranslations('condominiums.filter')
  const tListing = useTranslations('listing.filter')
  const tCard = useTranslations('listing.card')
  return (
    <FilterGrid>
      <TextFilter label={tListing('name')} value={filters.name} onChange={(name) => change({ name })} />
      <TextFilter
        label={t('reference')}
        value={filters.reference}
        onChange={(reference) => change({ reference })}
      />
      <PlaceAndAmountFilters filters={filters} types={types} onChange={change} />
      <RangeFilter
        label={tCard('bedrooms')}
        value={filters.bedrooms}
        max={max}
        disabled={disabled}
        onChange={(bedrooms) => change({ bedrooms })}
      />
      <RangeFilter
        label={tCard('parking')}
        value={filters.parking}
        max={max}
        disabled={disabled}
        onChange={(parking) => change({ parking })}
      />
      <RecordFilters resource="condominiums" filters={filters} missing={missing} onChange={change} />
      <FieldsetFrame label={tListing('marks')} className="sm:col-span-2">
        <div className="flex min-h-10 flex-wrap items-center gap-x-5 gap-y-1">
          {flagFilters.map((name) => (
            <Checkbox
              key={name}
              label={tListing(name)}
              checked={filters[name] === 1}
              onChange={(event) => change({ [name]: event.target.checked ? 1 : 0 })}
            />
          ))}
        </div>
      </FieldsetFrame>
    </FilterGrid>
  )
}
