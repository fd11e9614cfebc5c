import type { Query } from '#contract/endpoint.ts'
import type { EndpointOf } from '#contract/index.ts'
import { writeFilterValues } from '@/components/listing/filter/filter-values'
import { type ListRules, type ListState, perPageOf } from '@/components/listing/list/list-state'
import type { ListControl } from '@/components/listing/list/use-list'
import {
  filterOf,
  type Filters,
  filtersWork,
  noFilters,
  type PropertyState,
  readFilters,
} from './listing-filters'

export const sorts = {
  newest: ['created_at', true],
  oldest: ['created_at', false],
  priceHigh: ['price', true],
  priceLow: ['price', false],
  reference: ['reference', false],
  referenceDown: ['reference', true],
  title: ['title', false],
  titleDown: ['title', true],
  bedsHigh: ['bedrooms', true],
  bedsLow: ['bedrooms', false],
  areaHigh: ['gross_area', true],
  areaLow: ['gross_area', false],
} as const
export type Sort = keyof typeof sorts

export type ListingState = ListState<Filters, Sort>
export type Listing = ListControl<Filters, Sort>

const rulesOf = (state: PropertyState): ListRules<Filters, Sort> => ({
  noun: 'properties',
  block: `properties-${state}`,
  sorts,
  firstSort: 'newest',
  none: noFilters,
  filtersWork: filtersWork(state),
  read: (params) => readFilters(params, state),
  write: writeFilterValues,
})
export const listRules: Record<PropertyState, ListRules<Filters, Sort>> = {
  active: rulesOf('active'),
  sold: rulesOf('sold'),
  archived: rulesOf('archived'),
  low_cost: rulesOf('low_cost'),
}

/** The call's query for a state. */
export function listingQuery(
  state: PropertyState,
  { page, sort, view, filters }: ListingState,
): Query<EndpointOf<'properties.list'>> {
  const [sortBy, sortDesc] = sorts[sort]
  return { page, itemsPerPage: perPageOf(view), sortBy, sortDesc, filter: filterOf(state, filters) }
}
