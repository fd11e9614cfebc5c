import { useTranslations } from 'next-intl'
import { type ReactNode, useId } from 'react'
import { type MissingDataKind, missingDataKinds } from '#contract/missing-data.ts'
import { DateInput } from '@/components/fields/date-input'
import { FieldFrame } from '@/components/fields/field-frame'
import type { ListingResource } from '@/components/records/record/listing-resource'
import { SearchInput } from '@/components/ui/search-input'
import { useCall } from '@/lib/agency/use-call'
import { areaSymbols } from '@/lib/format/area'
import { AmountFilter, ChoiceFilter, bindFilters, type FilterProps } from './filter-boxes'
import { locationMax, type SharedFilters } from './shared-filters'
import {
  type FilterOption,
  useAgentOptions,
  useColleagueOptions,
  useDistrictOptions,
  useTagOptions,
} from './use-filter-options'

/** `price` is the maximum price, named like the API's parameter. */
const amounts = [
  { name: 'priceFrom', unit: '€' },
  { name: 'price', unit: '€' },
  { name: 'areaFrom', unit: areaSymbols.m2 },
  { name: 'areaTo', unit: areaSymbols.m2 },
] as const

/** Filters that properties and developments share. `children` are the filters of one resource, after the amounts. */
export function RecordFilters({
  resource,
  filters,
  types,
  missingDataOptions = missingDataKinds,
  missingDataCounts,
  onChange,
  children,
}: {
  resource: ListingResource
  filters: SharedFilters
  types: readonly FilterOption[]
  missingDataOptions?: readonly MissingDataKind[]
  missingDataCounts?: Partial<Record<MissingDataKind, number>> | null
  onChange: (change: Partial<SharedFilters>) => void
  children: ReactNode
}) {
  const t = useTranslations('listing.filter')
  const propsOf = bindFilters(filters, onChange)
  const nameOf = (kind: MissingDataKind) => {
    const count = missingDataCounts?.[kind]
    return count === undefined ? t(`missingOf.${kind}`) : `${t(`missingOf.${kind}`)} (${count})`
  }
  return (
    <>
      <LocationFilter {...propsOf('location', t('location'))} />
      <ChoiceFilter {...propsOf('type', t('type'))} options={types} />
      {amounts.map(({ name, unit }) => (
        <AmountFilter key={name} {...propsOf(name, t(name))} {...{ name, unit }} />
      ))}
      {children}
      <ChoiceFilter {...propsOf('agent', t('agent'))} options={useAgentOptions()} />
      <ChoiceFilter {...propsOf('district', t('district'))} options={useDistrictOptions()} />
      <ChoiceFilter {...propsOf('tag', t('tag'))} options={useTagOptions(resource)} />
      <ChoiceFilter
        {...propsOf('missing', t('missing'))}
        options={missingDataOptions.map((id) => ({ id, name: nameOf(id) }))}
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
      <ChoiceFilter {...propsOf('changedBy', t('changedBy'))} options={useColleagueOptions()} />
    </>
  )
}

function LocationFilter({ label, value, onChange }: FilterProps<string>) {
  const t = useTranslations('listing.filter')
  const listId = useId()
  const places = useCall('properties.places', {}).data?.places ?? []
  return (
    <FieldFrame label={label}>
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
