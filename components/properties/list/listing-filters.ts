import { limits } from '#contract/limits.ts'
import { exportPlaces } from '#contract/portal-places.ts'
import type { PropertyFilter } from '#contract/properties.ts'
import {
  toCallFilters,
  noPlaceFilters,
  noRecordFilters,
  parseFlag,
  parseInteger,
  parseSearch,
  parseSharedFilters,
} from '@/components/portfolio/filter/shared-filters'

export type PropertyState = PropertyFilter['state']

export const noFilters = {
  reference: '',
  name: '',
  ...noPlaceFilters,
  beds: 0,
  baths: 0,
  imovirtual: 0 as 0 | 1,
  idealista: 0 as 0 | 1,
  james_edition: 0 as 0 | 1,
  kyero: 0 as 0 | 1,
  collectionPrive: 0 as 0 | 1,
  newDevelopment: 0 as 0 | 1,
  ...noRecordFilters,
  business: '' as '' | (typeof dealTypes)[number],
}
export type Filters = typeof noFilters
export type FilterName = keyof Filters

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
export function parseFilters(params: Pick<URLSearchParams, 'get'>, state: PropertyState): Filters {
  if (!isFilterable(state)) return { ...noFilters, search: parseSearch(params) }
  const filters: Filters = {
    ...noFilters,
    ...parseSharedFilters(params),
    beds: Math.min(limits.roomsSliderMax, parseInteger(params, 'beds')),
    baths: Math.min(limits.roomsSliderMax, parseInteger(params, 'baths')),
    business: dealTypes.find((name) => name === params.get('business')) ?? '',
  }
  for (const name of flags) filters[name] = isHidden(state, name) ? 0 : parseFlag(params, name)
  return filters
}

/** Converts the filters to those of the call. */
export function filterOf(
  state: PropertyState,
  filters: Filters,
): Partial<PropertyFilter> & { state: PropertyState } {
  return { ...toCallFilters(filters, 'locationUpdate'), state }
}
