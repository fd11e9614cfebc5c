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
  type CondominiumState,
  filterOf,
  type Filters,
  isFilterable,
  noFilters,
  parseFilters,
} from './listing-filters'

export const sorts = {
  ...sharedSorts,
  propertiesMost: ['properties', true],
  propertiesLeast: ['properties', false],
} as const
export type Sort = keyof typeof sorts

export type CondominiumListState = ListState<Filters, Sort>
export type CondominiumListControl = ListControl<Filters, Sort>

const rulesOf = (state: CondominiumState): ListRules<Filters, Sort> => ({
  resource: 'condominiums',
  filterScope: `condominiums-${state}`,
  sorts,
  defaultSort: 'newest',
  noFilters,
  isFilterable: isFilterable(state),
  parseFilters: (params) => parseFilters(params, state),
})
export const listRules = { active: rulesOf('active'), archived: rulesOf('archived') }

export function listQuery(
  state: CondominiumState,
  query: CondominiumListState,
): Query<EndpointOf<'condominiums.list'>> {
  return { ...toPageQuery(query, sorts), filter: filterOf(state, query.filters) }
}
