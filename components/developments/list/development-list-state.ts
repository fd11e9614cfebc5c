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
  basicFilters,
  recordFilters,
  toCallFilters,
} from '@/components/portfolio/filter/shared-filters'

export type DevelopmentState = DevelopmentFilter['state']

const { name, reference } = nameFilters

const filterSet = {
  name,
  reference,
  ...basicFilters,
  bedrooms: rangeFilter(limits.rangeSliderMax),
  parking: rangeFilter(limits.rangeSliderMax),
  ...recordFilters,
}
export type Filters = FilterValuesOf<typeof filterSet>
export const noFilters: Filters = inactiveValuesOf(filterSet)

export const flagFilters = ['highlighted', 'problems'] as const

export const sorts = {
  ...sharedSorts,
  propertiesMost: ['properties', true],
  propertiesLeast: ['properties', false],
} as const
export type Sort = keyof typeof sorts

export type DevelopmentListState = ListState<Filters, Sort>
export type DevelopmentListControl = ListControl<Filters, Sort>

function createRules(state: DevelopmentState) {
  const isFilterable = state === 'active'
  const toFilter = (filters: Filters): Partial<DevelopmentFilter> & { state: DevelopmentState } => ({
    ...toCallFilters(filters, { locationParameter: 'condominiumLocation' }),
    state,
  })
  return {
    resource: 'condominiums',
    state,
    sorts,
    noFilters,
    isFilterable,
    toFilter,
    parseFilters: (params) => parseFilterSet(filterSet, params, (name) => isFilterable || name === 'search'),
    toQuery: (listState) => ({ ...toPageQuery(listState, sorts), filter: toFilter(listState.filters) }),
  } satisfies ListRules<Filters, Sort>
}
export const listRules = { active: createRules('active'), archived: createRules('archived') }
