import { limits } from '#contract/limits.ts'
import type { ListingResource } from '@/components/records/record/listing-resource'
import { parsePage } from '@/components/resource/list-query'
import type { CallArgs } from '@/lib/agency/types'
import { type FilterValue, formatFilterValues } from '../filter/filter-values'

export const views = ['cards', 'table', 'map'] as const
export type View = (typeof views)[number]

const perPage: Record<View, number> = {
  cards: limits.cardsPerPage,
  table: limits.rowsPerPage,
  map: limits.rowsPerPageMax,
}
export const perPageOf = (view: View) => perPage[view]

/** State of a list, stored in the URL so that it can be shared and Back works. */
export type ListState<Filters, Sort> = { page: number; sort: Sort; view: View; filters: Filters }

type SortOrder = readonly [by: string, descending: boolean]

const defaultSort = 'newest'

export const sharedSorts = {
  newest: ['created_at', true],
  oldest: ['created_at', false],
  priceHigh: ['price', true],
  priceLow: ['price', false],
  title: ['title', false],
  titleDown: ['title', true],
  // The order on the website, which users can change.
  website: ['location_order', false],
} as const

export type AnyFilters = Readonly<Record<string, FilterValue>> & { location: string }

type ListKey = { resource: ListingResource; state: string }

type ListQuery = NonNullable<CallArgs<'properties.list' | 'condominiums.list'>['query']>

export type ListRules<Filters extends AnyFilters, Sort extends string> = ListKey & {
  sorts: Readonly<Record<Sort, SortOrder>>
  noFilters: Filters
  /** False for lists that can be searched, but whose filter panel is disabled. */
  isFilterable: boolean
  parseFilters: (params: Pick<URLSearchParams, 'get'>) => Filters
  /** Converts the filters to the API's. */
  toFilter: (filters: Filters) => ListQuery['filter']
  toQuery: (listState: ListState<Filters, Sort>) => ListQuery
}

export function toPageQuery<F extends AnyFilters, S extends string, Order extends SortOrder>(
  { page, sort, view }: ListState<F, S>,
  sorts: Readonly<Record<S, Order>>,
) {
  const [sortBy, sortDesc]: readonly [Order[0], Order[1]] = sorts[sort]
  return { page, itemsPerPage: perPage[view], sortBy, sortDesc }
}

export function parseListState<F extends AnyFilters, S extends string>(
  params: URLSearchParams,
  { sorts, parseFilters }: ListRules<F, S>,
): ListState<F, S> {
  const isSort = (sort: string): sort is S => Object.hasOwn(sorts, sort)
  const sort = params.get('sort') ?? ''
  return {
    page: parsePage(params),
    sort: isSort(sort) ? sort : (defaultSort as S),
    view: views.find((name) => name === params.get('view')) ?? 'cards',
    filters: parseFilters(params),
  }
}

export function formatListState({ page, sort, view, filters }: ListState<AnyFilters, string>): string {
  const params = formatFilterValues(filters)
  if (sort !== defaultSort) params.set('sort', sort)
  if (view !== 'cards') params.set('view', view)
  if (page > 1) params.set('page', String(page))
  return params.toString()
}

/** Cookies used if the URL has no parameters. A change of the language clears those that start with `filters-`. */
const filterCookie = ({ resource, state }: ListKey) => `filters-${resource}-${state}`
const locationCookie = ({ resource, state }: ListKey) => `filters-location-${resource}-${state}`
const viewCookie = ({ resource }: ListKey) => `view-${resource}`
const daySeconds = 86_400

/** Returns the cookies that store a list's filters and location for a day, and the resource's view for a year. */
export function cookiesOf(
  { filters, view }: ListState<AnyFilters, string>,
  rules: ListKey & { isFilterable: boolean },
): { name: string; value: string; seconds?: number }[] {
  const dayCookie = (name: string, value: string) => ({ name, value, seconds: value === '' ? 0 : daySeconds })
  const storedView = { name: viewCookie(rules), value: view === 'cards' ? '' : view }
  // Without the filter panel, there is only a search, which isn't stored.
  if (!rules.isFilterable) return [storedView]
  return [
    dayCookie(filterCookie(rules), formatFilterValues({ ...filters, location: '' }).toString()),
    dayCookie(locationCookie(rules), filters.location),
    storedView,
  ]
}

export function readStoredListQuery<F extends AnyFilters, S extends string>(
  rules: ListRules<F, S>,
  readCookie: (name: string) => string | undefined,
): string {
  const params = new URLSearchParams(readCookie(filterCookie(rules)))
  params.set('location', readCookie(locationCookie(rules)) ?? '')
  params.set('view', readCookie(viewCookie(rules)) ?? '')
  const { view, filters } = parseListState(params, rules)
  return formatListState({ page: 1, sort: defaultSort, view, filters })
}

export const listPath = ({ resource, state }: ListKey) =>
  `/${resource}/${state === 'active' ? 'listings' : state}`
