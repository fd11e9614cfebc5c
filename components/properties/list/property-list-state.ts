import { limits } from '#contract/limits.ts'
import type { PropertyFilter } from '#contract/properties.ts'
import {
  type ListRules,
  type ListState,
  toPageQuery,
  sharedSorts,
} from '@/components/portfolio/list/list-state'
import type { ListControl } from '@/components/portfolio/list/use-list'
import {
  type FilterValuesOf,
  flagFilter,
  integerFilter,
  inactiveValuesOf,
  enumFilter,
  parseFilterSet,
} from '@/components/portfolio/filter/filter-values'
import {
  nameFilters,
  placeFilters,
  recordFilters,
  toCallFilters,
} from '@/components/portfolio/filter/shared-filters'

export type PropertyState = PropertyFilter['state']

export const dealTypes = ['sale', 'rent'] as const
export const flagFilters = ['collectionPrive', 'newDevelopment', 'highlighted', 'problems'] as const

const filterSet = {
  ...nameFilters,
  ...placeFilters,
  beds: integerFilter(limits.roomsSliderMax),
  baths: integerFilter(limits.roomsSliderMax),
  imovirtual: flagFilter,
  idealista: flagFilter,
  james_edition: flagFilter,
  kyero: flagFilter,
  collectionPrive: flagFilter,
  newDevelopment: flagFilter,
  ...recordFilters,
  business: enumFilter(dealTypes),
}
export type Filters = FilterValuesOf<typeof filterSet>
export type FilterName = keyof Filters
export const noFilters: Filters = inactiveValuesOf(filterSet)

/** Returns false for the sold and archived lists: they can be searched, but their filter panel is disabled. */
export function isFilterable(state: PropertyState): boolean {
  return state === 'active' || state === 'low_cost'
}

export function isFilterHidden(state: PropertyState, name: string): boolean {
  return state === 'low_cost' && ['collectionPrive', 'newDevelopment', 'highlighted'].includes(name)
}

export const parseFilters = (params: Pick<URLSearchParams, 'get'>, state: PropertyState): Filters =>
  parseFilterSet(filterSet, params, (name) =>
    isFilterable(state) ? !isFilterHidden(state, name) : name === 'search',
  )

export function toFilter(
  state: PropertyState,
  filters: Filters,
): Partial<PropertyFilter> & { state: PropertyState } {
  return { ...toCallFilters(filters, 'locationUpdate'), state }
}

export const sorts = {
  ...sharedSorts,
  reference: ['reference', false],
  referenceDown: ['reference', true],
  bedsHigh: ['bedrooms', true],
  bedsLow: ['bedrooms', false],
  areaHigh: ['gross_area', true],
  areaLow: ['gross_area', false],
} as const
export type Sort = keyof typeof sorts

export type PropertyListState = ListState<Filters, Sort>
export type PropertyListControl = ListControl<Filters, Sort>

const createRules = (state: PropertyState): ListRules<Filters, Sort> => ({
  resource: 'properties',
  state,
  sorts,
  noFilters,
  isFilterable: isFilterable(state),
  parseFilters: (params) => parseFilters(params, state),
})
export const listRules: Record<PropertyState, ListRules<Filters, Sort>> = {
  active: createRules('active'),
  sold: createRules('sold'),
  archived: createRules('archived'),
  low_cost: createRules('low_cost'),
}

export function toListQuery(state: PropertyState, listState: PropertyListState) {
  return { ...toPageQuery(listState, sorts), filter: toFilter(state, listState.filters) }
}
