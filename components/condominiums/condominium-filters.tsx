'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { limits } from '#contract/limits.ts'
import { GroupFrame } from '@/components/fields/frame'
import { PriceFilter, TextFilter, TypeFilter } from '@/components/listing/filter/filter-boxes'
import { FilterPanel } from '@/components/listing/filter/filter-panel'
import { LocationFilter } from '@/components/listing/filter/location-filter'
import { MoreFilters } from '@/components/listing/filter/more-filters'
import { RangeFilter } from '@/components/listing/filter/range-filter'
import { Checkbox } from '@/components/ui/checkbox'
import { useCall } from '@/lib/agency/use-call'
import { type CondominiumState, countFilters, filtersWork, marks } from './listing-filters'
import type { CondominiumListing } from './listing-state'

const max = limits.condominiumSliderMax

/** The filter panel of a list of developments; each change is reported at once, the list decides when to ask. */
export function CondominiumFilters({
  state,
  listing: { asked, filters, change },
  types,
}: {
  state: CondominiumState
  listing: CondominiumListing
  types: readonly { id: number; name: string }[]
}) {
  const t = useTranslations('condominiums.filter')
  const shared = useTranslations('listing.filter')
  const words = useTranslations('listing.card')
  const [wanted, setWanted] = useState(false)
  const { data } = useCall('properties.places', wanted ? {} : null)
  const disabled = !filtersWork(state)
  return (
    <FilterPanel on={countFilters(asked.filters)} off={disabled ? t('offArchived') : undefined}>
      <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2 md:grid-cols-3 lg:grid-cols-6">
        <TextFilter label={shared('name')} value={filters.name} onChange={(name) => change({ name })} />
        <TextFilter
          label={t('reference')}
          value={filters.reference}
          onChange={(reference) => change({ reference })}
        />
        <TypeFilter value={filters.type} types={types} onChange={(type) => change({ type })} />
        <PriceFilter value={filters.price} onChange={(price) => change({ price })} />
        <RangeFilter
          label={words('bedrooms')}
          value={filters.bedrooms}
          max={max}
          disabled={disabled}
          onChange={(bedrooms) => change({ bedrooms })}
        />
        <RangeFilter
          label={words('parking')}
          value={filters.parking}
          max={max}
          disabled={disabled}
          onChange={(parking) => change({ parking })}
        />
      </div>
      <MoreFilters on={countFilters(filters, ['location', ...marks])}>
        <div className="grid gap-x-8 gap-y-4 md:grid-cols-[minmax(16rem,1fr)_auto]">
          <LocationFilter
            value={filters.location}
            places={data?.places ?? []}
            onWanted={() => setWanted(true)}
            onChange={(location) => change({ location })}
          />
          <GroupFrame label={shared('marks')}>
            <div className="flex min-h-10 flex-wrap items-center gap-x-5 gap-y-1">
              {marks.map((name) => (
                <Checkbox
                  key={name}
                  label={shared(name)}
                  checked={filters[name] === 1}
                  onChange={(event) => change({ [name]: event.target.checked ? 1 : 0 })}
                />
              ))}
            </div>
          </GroupFrame>
        </div>
      </MoreFilters>
    </FilterPanel>
  )
}
