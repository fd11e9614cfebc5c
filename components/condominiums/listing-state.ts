import type { Query } from '#contract/endpoint.ts'
import type { EndpointOf } from '#contract/index.ts'
import { writeFilterValues } from '@/components/listing/filter/filter-values'
import { type ListRules, type ListState, perPageOf } from '@/components/listing/list/list-state'
import type { ListControl } from '@/components/listing/list/use-list'
import {
  type CondominiumState,
  filterOf,
  type Filters,
  filtersWork,
  noFilters,
  readFilters,
} from './listing-filters'

export const sorts = {
  newest: ['created_at', true],
  oldest: ['created_at', false],
  priceHigh: ['price', true],
  priceLow: ['price', false],
  title: ['title', false],
  titleDown: ['title', true],
  propertiesMost: ['properties', true],
  propertiesLeast: ['properties', false],
} as const
export type Sort = keyof typeof sorts

export type CondominiumsAsked = ListState<Filters, Sort>
export type CondominiumListing = ListControl<Filters, Sort>

const rulesOf = (state: CondominiumState): ListRules<Filters, Sort> => ({
  noun: 'condominiums',
  block: `condominiums-${state}`,
  sorts,
  firstSort: 'newest',
  none: noFilters,
  filtersWork: filtersWork(state),
  read: (params) => readFilters(params, state),
  write: writeFilterValues,
})
export const listRules = { active: rulesOf('active'), archived: rulesOf('archived') }

/** The call's query for a state. */
export function listQuery(
  state: CondominiumState,
  { page, sort, view, filters }: CondominiumsAsked,
): Query<EndpointOf<'condominiums.list'>> {
  const [sortBy, sortDesc] = sorts[sort]
  return { page, itemsPerPage: perPageOf(view), sortBy, sortDesc, filter: filterOf(state, filters) }
}
