import { missingDataKinds } from '#contract/missing-data.ts'
import {
  areaFilter,
  uppercaseFilter,
  dayFilter,
  type FilterValuesOf,
  type FilterValue,
  flagFilter,
  integerFilter,
  isSet,
  enumFilter,
  priceFilter,
  textFilter,
} from './filter-values'

export const locationMax = 200

export const nameFilters = { reference: uppercaseFilter(40), name: uppercaseFilter(100) }

/** Location, search, type, price and area. The toolbar contains the search, the panel the other filters. */
export const basicFilters = {
  location: textFilter(locationMax),
  search: textFilter(100),
  type: integerFilter(),
  priceFrom: priceFilter,
  /** Maximum; named like the API's parameter. */
  price: priceFilter,
  areaFrom: areaFilter,
  areaTo: areaFilter,
}

/** Flags, missing data, last change, agent, district and tag. */
export const recordFilters = {
  highlighted: flagFilter,
  problems: flagFilter,
  missing: enumFilter(missingDataKinds),
  changedSince: dayFilter,
  changedBy: integerFilter(),
  agent: integerFilter(),
  district: integerFilter(),
  tag: integerFilter(),
}

export type SharedFilters = FilterValuesOf<typeof nameFilters & typeof basicFilters & typeof recordFilters>

/** Names of the active filters, except the search, which the toolbar shows. */
export const activeFilterNamesOf = <F extends SharedFilters & Record<keyof F, FilterValue>>(filters: F) =>
  (Object.keys(filters) as (keyof F & string)[]).filter((name) => name !== 'search' && isSet(filters[name]))

/** Query parameters of the API whose name differs from the filter's. */
const parameterNames: Readonly<Partial<Record<string, string>>> = {
  priceFrom: 'price_from',
  areaFrom: 'area_from',
  areaTo: 'area_to',
  changedSince: 'changed_since',
  changedBy: 'changed_by',
}

/** Converts the active filters to query parameters; `locationParameter` is the parameter for the location. */
export const toCallFilters = <F extends Readonly<Record<keyof F, FilterValue>>>(
  filters: F,
  { locationParameter }: { locationParameter: string },
) =>
  Object.fromEntries(
    Object.entries<FilterValue>(filters)
      .filter(([, value]) => isSet(value))
      .map(([name, value]) => [
        name === 'location' ? locationParameter : (parameterNames[name] ?? name),
        value,
      ]),
  )
