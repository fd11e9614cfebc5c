'use client'

import { useTranslations } from 'next-intl'
import { type MissingFilter, missingFilters } from '#contract/missing-filters.ts'
import type { RecordResource } from '@/components/records/record/record-resource'
import { useCall } from '@/lib/agency/use-call'
import { ChoiceFilter, PriceFilter } from './filter-boxes'
import { LocationFilter } from './location-filter'
import { type FilterOption, useFilterOptions, useTagOptions } from './use-filter-options'

type PlaceAndPrice = { location: string; type: number; priceFrom: number; price: number }

export function PlaceAndPriceFilters({
  filters,
  types,
  onChange,
}: {
  filters: PlaceAndPrice
  types: readonly FilterOption[]
  onChange: (change: Partial<PlaceAndPrice>) => void
}) {
  const t = useTranslations('listing.filter')
  return (
    <>
      <LocationFilter value={filters.location} onChange={(location) => onChange({ location })} />
      <ChoiceFilter
        label={t('type')}
        value={filters.type}
        options={types}
        onChange={(type) => onChange({ type })}
      />
      <PriceFilter
        label={t('priceFrom')}
        name="priceFrom"
        value={filters.priceFrom}
        onChange={(priceFrom) => onChange({ priceFrom })}
      />
      <PriceFilter
        label={t('price')}
        name="price"
        value={filters.price}
        onChange={(price) => onChange({ price })}
      />
    </>
  )
}

type Filters = { agent: number; district: number; tag: number; missing: '' | MissingFilter }

export function RecordFilters({
  resource,
  filters,
  missing = missingFilters,
  counts,
  onChange,
}: {
  resource: RecordResource
  filters: Filters
  /** Data that records of this kind may lack. */
  missing?: readonly MissingFilter[]
  /** Records that lack it. */
  counts?: Partial<Record<MissingFilter, number>> | null
  onChange: (change: Partial<Filters>) => void
}) {
  const t = useTranslations('listing.filter')
  const { agents, districts } = useFilterOptions({ agents: true, districts: true })
  const tags = useTagOptions(useCall(`${resource}.tags`, {}).data?.tags)
  const nameOf = (each: MissingFilter) => {
    const count = counts?.[each]
    return count === undefined ? t(`missingOf.${each}`) : `${t(`missingOf.${each}`)} (${count})`
  }
  return (
    <>
      <ChoiceFilter
        label={t('agent')}
        value={filters.agent}
        options={agents}
        onChange={(agent) => onChange({ agent })}
      />
      <ChoiceFilter
        label={t('district')}
        value={filters.district}
        options={districts}
        onChange={(district) => onChange({ district })}
      />
      <ChoiceFilter
        label={t('tag')}
        value={filters.tag}
        options={tags}
        onChange={(tag) => onChange({ tag })}
      />
      <ChoiceFilter
        label={t('missing')}
        value={missing.findIndex((each) => each === filters.missing) + 1}
        options={missing.map((each, nth) => ({ id: nth + 1, name: nameOf(each) }))}
        onChange={(nth) => onChange({ missing: missing[nth - 1] ?? '' })}
      />
    </>
  )
}
