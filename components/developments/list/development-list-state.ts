import type { DevelopmentFilter } from '#contract/developments.ts'
import { limits } from '#contract/limits.ts'
import {
  type ListRules,
  type ListState,
  toPageQuery,
  sharedSorts,
} from '@/components/portfolio/list/list-state'
import type { ListControl } from '@/components/portfolio/list/use-list'
import {
  type FilterValuesOf,
  inactiveValuesOf,
  parseFilterSet,
  rangeFilter,
} from '@/components/portfolio/filter/filter-values'
import {
  nameFilters,
  placeFilters,
  recordFilters,
  toCallFilters,
} from '@/components/portfolio/filter/shared-filters'

export type DevelopmentState = DevelopmentFilter['state']

const { name, reference } = nameFilters

const filterSet = {
  name,
  reference,
  ...placeFilters,
  bedrooms: rangeFilter(limits.rangeSliderMax),
  parking: rangeFilter(limits.rangeSliderMax),
  ...recordFilters,
}
export type Filters = FilterValuesOf<typeof filterSet>
export const noFilters: Filters = inactiveValuesOf(filterSet)

export const flagFilters = ['highlighted', 'problems'] as const

/** Returns false for the archived list: it can be searched, but its filter panel is disabled. */
export function isFilterable(state: DevelopmentState): boolean {
  return state === 'active'
}

export const parseFilters = (params: Pick<URLSearchParams, 'get'>, state: DevelopmentState): Filters =>
  parseFilterSet(filterSet, params, (filter) => isFilterable(state) || filter === 'search')

export function toFilter(
  state: DevelopmentState,
  filters: Filters,
): Partial<DevelopmentFilter> & { state: DevelopmentState } {
  return { ...toCallFilters(filters, 'condominiumLocation'), state }
}

export const sorts = {
  ...sharedSorts,
  propertiesMost: ['properties', true],
  propertiesLeast: ['properties', false],
} as const
export type Sort = keyof typeof sorts

export type DevelopmentListState = ListState<Filters, Sort>
export type DevelopmentListControl = ListControl<Filters, Sort>

const createRules = (state: DevelopmentState): ListRules<Filters, Sort> => ({
  resource: 'condominiums',
  state,
  sorts,
  noFilters,
  isFilterable: isFilterable(state),
  parseFilters: (params) => parseFilters(params, state),
})
export const listRules = { active: createRules('active'), archived: createRules('archived') }

export function toListQuery(state: DevelopmentState, listState: DevelopmentListState) {
  return { ...toPageQuery(listState, sorts), filter: toFilter(state, listState.filters) }
}
