import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { type MissingFilter, missingFilters } from '#contract/missing-filters.ts'
import { FieldFrame } from '@/components/fields/field-frame'
import type { ListingResource } from '@/components/records/record/listing-resource'
import { DateInput } from '@/components/fields/date-input'
import { SearchInput } from '@/components/ui/search-input'
import { useCall } from '@/lib/agency/use-call'
import { areaSymbols } from '@/lib/format/area'
import { AmountFilter, ChoiceFilter } from './filter-boxes'
import { locationMax, type SharedFilters } from './shared-filters'
import { type FilterOption, useColleagueOptions, useFilterOptions, useTagOptions } from './use-filter-options'

const amounts = [
  { name: 'priceFrom', unit: '€' },
  { name: 'price', unit: '€' },
  { name: 'areaFrom', unit: areaSymbols.m2 },
  { name: 'areaTo', unit: areaSymbols.m2 },
] as const

export function PlaceAndAmountFilters({
  filters,
  types,
  onChange,
}: {
  filters: SharedFilters
  types: readonly FilterOption[]
  onChange: (change: Partial<SharedFilters>) => void
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
      {amounts.map(({ name, unit }) => (
        <AmountFilter
          key={name}
          label={t(name)}
          {...{ name, unit }}
          value={filters[name]}
          onChange={(amount) => onChange({ [name]: amount })}
        />
      ))}
    </>
  )
}

function LocationFilter({ value, onChange }: { value: string; onChange: (location: string) => void }) {
  const t = useTranslations('listing.filter')
  const listId = useId()
  const places = useCall('properties.places', {}).data?.places ?? []
  return (
    <FieldFrame label={t('location')}>
      {(attributes) => (
        <>
          <SearchInput
            {...attributes}
            list={listId}
            maxLength={locationMax}
            placeholder={t('locationHint')}
            value={value}
            onChange={onChange}
          />
          <datalist id={listId}>
            {places.map((place) => (
              <option key={place} value={place} />
            ))}
          </datalist>
        </>
      )}
    </FieldFrame>
  )
}

export function RecordFilters({
  resource,
  filters,
  missingOptions = missingFilters,
  counts,
  onChange,
}: {
  resource: ListingResource
  filters: SharedFilters
  missingOptions?: readonly MissingFilter[]
  counts?: Partial<Record<MissingFilter, number>> | null
  onChange: (change: Partial<SharedFilters>) => void
}) {
  const t = useTranslations('listing.filter')
  const { agents, districts } = useFilterOptions({ agents: true, districts: true })
  const tags = useTagOptions(useCall(`${resource}.tags`, {}).data?.tags, resource)
  const nameOf = (filter: MissingFilter) => {
    const count = counts?.[filter]
    return count === undefined ? t(`missingOf.${filter}`) : `${t(`missingOf.${filter}`)} (${count})`
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
        // The id of an option is its index plus 1, because 0 means any.
        value={missingOptions.findIndex((filter) => filter === filters.missing) + 1}
        options={missingOptions.map((filter, index) => ({ id: index + 1, name: nameOf(filter) }))}
        onChange={(optionId) => onChange({ missing: missingOptions[optionId - 1] ?? '' })}
      />
      <FieldFrame label={t('changedSince')}>
        {({ id }) => (
          <DateInput
            id={id}
            value={filters.changedSince}
            onChange={(changedSince) => onChange({ changedSince })}
          />
        )}
      </FieldFrame>
      <ChoiceFilter
        label={t('changedBy')}
        value={filters.changedBy}
        options={useColleagueOptions({ isNeeded: true })}
        onChange={(changedBy) => onChange({ changedBy })}
      />
    </>
  )
}
