import type { Query } from '#contract/endpoint.ts'
import type { EndpointOf } from '#contract/index.ts'
import {
  type ListRules,
  type ListState,
  toPageQuery,
  sharedSorts,
} from '@/components/portfolio/list/list-state'
import type { ListControl } from '@/components/portfolio/list/use-list'
import {
  filterOf,
  type Filters,
  isFilterable,
  noFilters,
  type PropertyState,
  parseFilters,
} from './listing-filters'

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

const rulesOf = (state: PropertyState): ListRules<Filters, Sort> => ({
  resource: 'properties',
  filterScope: `properties-${state}`,
  sorts,
  defaultSort: 'newest',
  noFilters,
  isFilterable: isFilterable(state),
  parseFilters: (params) => parseFilters(params, state),
})
export const listRules: Record<PropertyState, ListRules<Filters, Sort>> = {
  active: rulesOf('active'),
  sold: rulesOf('sold'),
  archived: rulesOf('archived'),
  low_cost: rulesOf('low_cost'),
}

export function listQuery(
  state: PropertyState,
  query: PropertyListState,
): Query<EndpointOf<'properties.list'>> {
  return { ...toPageQuery(query, sorts), filter: filterOf(state, query.filters) }
}
