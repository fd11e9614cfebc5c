import { missingFilters } from '#contract/missing-filters.ts'
import {
  area,
  capitals,
  day,
  type FiltersOf,
  type FilterValue,
  flag,
  integer,
  isSet,
  oneOf,
  price,
  text,
} from './filter-values'

export const locationMax = 200

export const nameFilters = { reference: capitals(40), name: capitals(100) }

/** Location, type and amounts. In the panel they follow reference and name. */
export const placeFilters = {
  location: text(locationMax),
  search: text(100),
  type: integer(),
  priceFrom: price,
  price,
  areaFrom: area,
  areaTo: area,
}

/** Flags, missing data, last change and assignments; the last filters of the panel. */
export const recordFilters = {
  highlighted: flag,
  problems: flag,
  missing: oneOf(missingFilters),
  changedSince: day,
  changedBy: integer(),
  agent: integer(),
  district: integer(),
  tag: integer(),
}

/** Filters that the lists of properties and developments share. */
export type SharedFilters = FiltersOf<typeof nameFilters & typeof placeFilters & typeof recordFilters>

/** Names of the active filters, except the search, which the toolbar shows. */
export const activeFilterNamesOf = <F extends SharedFilters & Record<keyof F, FilterValue>>(filters: F) =>
  (Object.keys(filters) as (keyof F & string)[]).filter((name) => name !== 'search' && isSet(filters[name]))

/** Filters whose query parameter has another name. */
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
  locationParameter: string,
) =>
  Object.fromEntries(
    Object.entries<FilterValue>(filters)
      .filter(([, value]) => isSet(value))
      .map(([name, value]) => [
        name === 'location' ? locationParameter : (parameterNames[name] ?? name),
        value,
      ]),
  )
