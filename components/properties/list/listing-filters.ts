import { limits } from '#contract/limits.ts'
import { type MissingFilter, missingFilters } from '#contract/missing-filters.ts'
import { exportPlaces } from '#contract/portal-places.ts'
import type { PropertyFilter } from '#contract/properties.ts'
import { isSet, namesInCall, parseArea, parseDay } from '@/components/portfolio/filter/filter-values'
import { parsePositiveNumber, locationMax } from '@/components/portfolio/list/list-state'

export type PropertyState = PropertyFilter['state']

/** Values of the filter panel; 0 and '' are inactive. */
export type Filters = {
  reference: string
  name: string
  location: string
  search: string
  type: number
  priceFrom: number
  price: number
  areaFrom: number
  areaTo: number
  beds: number
  baths: number
  imovirtual: 0 | 1
  idealista: 0 | 1
  james_edition: 0 | 1
  kyero: 0 | 1
  collectionPrive: 0 | 1
  newDevelopment: 0 | 1
  highlighted: 0 | 1
  problems: 0 | 1
  missing: '' | MissingFilter
  changedSince: string
  changedBy: number
  agent: number
  district: number
  tag: number
  business: '' | (typeof dealTypes)[number]
}
export type FilterName = keyof Filters

export const noFilters: Filters = {
  reference: '',
  name: '',
  location: '',
  search: '',
  type: 0,
  priceFrom: 0,
  price: 0,
  areaFrom: 0,
  areaTo: 0,
  beds: 0,
  baths: 0,
  imovirtual: 0,
  idealista: 0,
  james_edition: 0,
  kyero: 0,
  collectionPrive: 0,
  newDevelopment: 0,
  highlighted: 0,
  problems: 0,
  missing: '',
  changedSince: '',
  changedBy: 0,
  agent: 0,
  district: 0,
  tag: 0,
  business: '',
}

/** Maximum lengths of the text filters; reference and name are in upper case. */
const maxLengths = { reference: 40, name: 100, location: locationMax, search: 100 } as const
export const dealTypes = ['sale', 'rent'] as const
export const flagFilters = ['collectionPrive', 'newDevelopment', 'highlighted', 'problems'] as const
const flags = [...exportPlaces, ...flagFilters] as const

/** The sold and archived lists disable the panel because they can't be filtered. */
export function isFilterable(state: PropertyState): boolean {
  return state === 'active' || state === 'low_cost'
}

export function isHidden(state: PropertyState, name: FilterName): boolean {
  return state === 'low_cost' && ['collectionPrive', 'newDevelopment', 'highlighted'].includes(name)
}

/** Parses the filters from the URL or the stored cookie; invalid or hidden ones are ignored. */
export function readFilters(params: Pick<URLSearchParams, 'get'>, state: PropertyState): Filters {
  const search = (params.get('search') ?? '').slice(0, maxLengths.search)
  if (!isFilterable(state)) return { ...noFilters, search }
  const text = (name: keyof typeof maxLengths) => (params.get(name) ?? '').slice(0, maxLengths[name])
  const parseInteger = (name: string, max = Number.MAX_SAFE_INTEGER) =>
    Math.min(max, Math.floor(parsePositiveNumber(params.get(name))))
  const filters: Filters = {
    ...noFilters,
    reference: text('reference').toUpperCase(),
    name: text('name').toUpperCase(),
    location: text('location'),
    search,
    type: parseInteger('type'),
    price: Math.round(parsePositiveNumber(params.get('price')) * 100) / 100,
    beds: parseInteger('beds', limits.roomsSliderMax),
    baths: parseInteger('baths', limits.roomsSliderMax),
    priceFrom: Math.round(parsePositiveNumber(params.get('priceFrom')) * 100) / 100,
    missing: missingFilters.find((name) => name === params.get('missing')) ?? '',
    areaFrom: parseArea(params.get('areaFrom')),
    areaTo: parseArea(params.get('areaTo')),
    changedSince: parseDay(params.get('changedSince')),
    changedBy: parseInteger('changedBy'),
    agent: parseInteger('agent'),
    district: parseInteger('district'),
    tag: parseInteger('tag'),
    business: dealTypes.find((name) => name === params.get('business')) ?? '',
  }
  for (const name of flags) filters[name] = params.get(name) === '1' && !isHidden(state, name) ? 1 : 0
  return filters
}

export const filterNames = Object.keys(noFilters) as FilterName[]

/** Names of the active filters, except the search, which the toolbar shows. */
export const activeFilters = (filters: Filters) =>
  filterNames.filter((name) => name !== 'search' && isActive(filters, name))

export function isActive(filters: Filters, name: FilterName): boolean {
  return isSet(filters[name])
}

/** Converts the filters for the call. */
export function filterOf(
  state: PropertyState,
  filters: Filters,
): Partial<PropertyFilter> & { state: PropertyState } {
  const { location, ...others } = Object.fromEntries(
    filterNames
      .filter((name) => isActive(filters, name))
      .map((name) => [namesInCall[name] ?? name, filters[name]]),
  )
  return { ...others, ...(location !== undefined && { locationUpdate: String(location) }), state }
}
