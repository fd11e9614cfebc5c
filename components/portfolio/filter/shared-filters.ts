import { type MissingFilter, missingFilters } from '#contract/missing-filters.ts'
import { locationMax, parsePositiveNumber } from '../list/list-state'
import { type FilterValue, isSet, parseArea, parseDay } from './filter-values'

type Params = Pick<URLSearchParams, 'get'>

/** Filters that the lists of properties and developments share; 0 and '' are inactive. */
export type SharedFilters = { reference: string; name: string } & typeof noPlaceFilters &
  typeof noRecordFilters

/** Location, type and amounts. In the panel they follow reference and name. */
export const noPlaceFilters = {
  location: '',
  search: '',
  type: 0,
  priceFrom: 0,
  price: 0,
  areaFrom: 0,
  areaTo: 0,
}

/** Flags, missing data, last change and assignments; the last filters of the panel. */
export const noRecordFilters = {
  highlighted: 0 as 0 | 1,
  problems: 0 as 0 | 1,
  missing: '' as '' | MissingFilter,
  changedSince: '',
  changedBy: 0,
  agent: 0,
  district: 0,
  tag: 0,
}

/** Parses the shared filters from the URL or the stored cookie; invalid ones are inactive. */
export function parseSharedFilters(params: Params): SharedFilters {
  const parseText = (name: string, max: number) => (params.get(name) ?? '').slice(0, max)
  const parsePrice = (name: string) => Math.round(parsePositiveNumber(params.get(name)) * 100) / 100
  return {
    // References and names are stored in upper case.
    reference: parseText('reference', 40).toUpperCase(),
    name: parseText('name', 100).toUpperCase(),
    location: parseText('location', locationMax),
    search: parseSearch(params),
    type: parseInteger(params, 'type'),
    priceFrom: parsePrice('priceFrom'),
    price: parsePrice('price'),
    areaFrom: parseArea(params.get('areaFrom')),
    areaTo: parseArea(params.get('areaTo')),
    highlighted: parseFlag(params, 'highlighted'),
    problems: parseFlag(params, 'problems'),
    missing: missingFilters.find((name) => name === params.get('missing')) ?? '',
    changedSince: parseDay(params.get('changedSince')),
    changedBy: parseInteger(params, 'changedBy'),
    agent: parseInteger(params, 'agent'),
    district: parseInteger(params, 'district'),
    tag: parseInteger(params, 'tag'),
  }
}

export const parseSearch = (params: Params) => (params.get('search') ?? '').slice(0, 100)

export const parseInteger = (params: Params, name: string) =>
  Math.floor(parsePositiveNumber(params.get(name)))

export const parseFlag = (params: Params, name: string): 0 | 1 => (params.get(name) === '1' ? 1 : 0)

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
