'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { limits } from '#contract/limits.ts'
import { GroupFrame } from '@/components/fields/frame'
import { PriceFilter, TextFilter, TypeFilter } from '@/components/listing/filter/filter-boxes'
import { FilterPanel } from '@/components/listing/filter/filter-panel'
import { LocationFilter } from '@/components/listing/filter/location-filter'
import { MoreFilters } from '@/components/listing/filter/more-filters'
import { Checkbox } from '@/components/ui/checkbox'
import { RangeSlider } from '@/components/ui/range-slider'
import { useCall } from '@/lib/agency/use-call'
import {
  countFilters,
  type Filters,
  filtersWork,
  hidden,
  marks,
  portals,
  type PropertyState,
} from './listing-filters'
import type { Listing } from './listing-state'

/** The filter panel of a list; each change is reported at once, the list decides when to ask. */
export function PropertyFilters({
  state,
  listing: { asked, filters, change },
  types,
}: {
  state: PropertyState
  listing: Listing
  types: readonly { id: number; name: string }[]
}) {
  const t = useTranslations('properties.filter')
  const shared = useTranslations('listing.filter')
  const disabled = !filtersWork(state)
  const off = state === 'sold' ? t('offSold') : t('offArchived')
  return (
    <FilterPanel on={countFilters(asked.filters)} off={disabled ? off : undefined}>
      <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2 md:grid-cols-3 lg:grid-cols-6">
        <TextFilter
          label={shared('reference')}
          value={filters.reference}
          onChange={(reference) => change({ reference })}
        />
        <TextFilter label={shared('name')} value={filters.name} onChange={(name) => change({ name })} />
        <TypeFilter value={filters.type} types={types} onChange={(type) => change({ type })} />
        <PriceFilter value={filters.price} onChange={(price) => change({ price })} />
        <AtLeast
          label={t('beds')}
          value={filters.beds}
          disabled={disabled}
          onChange={(beds) => change({ beds })}
        />
        <AtLeast
          label={t('baths')}
          value={filters.baths}
          disabled={disabled}
          onChange={(baths) => change({ baths })}
        />
      </div>
      <More {...{ state, filters, change }} />
    </FilterPanel>
  )
}

const behind = ['location', ...portals, ...marks] as const

function More({
  state,
  filters,
  change,
}: {
  state: PropertyState
  filters: Filters
  change: Listing['change']
}) {
  const t = useTranslations('properties.filter')
  const shared = useTranslations('listing.filter')
  const [wanted, setWanted] = useState(false)
  const { data } = useCall('properties.places', wanted ? {} : null)
  const check = (name: (typeof portals | typeof marks)[number]) => (
    <Checkbox
      key={name}
      label={shared.has(name) ? shared(name) : t(name)}
      checked={filters[name] === 1}
      onChange={(event) => change({ [name]: event.target.checked ? 1 : 0 })}
    />
  )
  return (
    <MoreFilters on={countFilters(filters, behind)}>
      <div className="grid gap-x-8 gap-y-4 md:grid-cols-[minmax(16rem,1fr)_auto_auto]">
        <LocationFilter
          value={filters.location}
          places={data?.places ?? []}
          onWanted={() => setWanted(true)}
          onChange={(location) => change({ location })}
        />
        <GroupFrame label={t('portals')}>
          <div className="flex min-h-10 flex-wrap items-center gap-x-5 gap-y-1">{portals.map(check)}</div>
        </GroupFrame>
        <GroupFrame label={shared('marks')}>
          <div className="flex min-h-10 flex-wrap items-center gap-x-5 gap-y-1">
            {marks.filter((name) => !hidden(state, name)).map(check)}
          </div>
        </GroupFrame>
      </div>
    </MoreFilters>
  )
}

/** A slider to 6, where 0 is any and 6 is six or more. */
function AtLeast({
  label,
  value,
  disabled,
  onChange,
}: {
  label: string
  value: number
  disabled: boolean
  onChange: (value: number) => void
}) {
  const t = useTranslations('properties.filter')
  const text = value === 0 ? t('any') : t('atLeast', { count: value })
  return (
    <GroupFrame label={label} aside={<span className="figures font-normal text-ink-soft">{text}</span>}>
      <div className="flex min-h-10 items-center [&>div]:w-full">
        <RangeSlider
          min={0}
          max={limits.roomsSliderMax}
          disabled={disabled}
          handles={[{ label, value, text, onChange }]}
        />
      </div>
    </GroupFrame>
  )
}
