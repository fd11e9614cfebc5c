import { limits } from '#contract/limits.ts'
import { type FilterValue, writeFilterValues } from '../filter/filter-values'

export const views = ['cards', 'table', 'map'] as const
export type View = (typeof views)[number]

const perPage: Record<View, number> = {
  cards: limits.cardsPerPage,
  table: limits.rowsPerPage,
  map: limits.rowsPerPageMax,
}
/** How many records a page of this view asks for. */
export const perPageOf = (view: View) => perPage[view]

/** Where the person is in a list: said by the address, so that it can be shared and Back works. */
export type ListState<Filters, Sort> = { page: number; sort: Sort; view: View; filters: Filters }

/** What a sort asks the API for: a column, and whether it falls. */
type SortOrder = readonly [by: string, falling: boolean]

/** The sorts of every list. */
export const sharedSorts = {
  newest: ['created_at', true],
  oldest: ['created_at', false],
  priceHigh: ['price', true],
  priceLow: ['price', false],
  title: ['title', false],
  titleDown: ['title', true],
  website: ['location_order', false],
} as const

export type SomeFilters = Readonly<Record<string, FilterValue>> & { location: string }

/** The words of a noun for the address and the cookies of one of its lists. */
export type ListRules<Filters extends SomeFilters, Sort extends string> = {
  /** Of the cookie that keeps the view, for all lists of the noun. */
  noun: string
  /** Of the cookie that keeps the filters of this list. */
  block: string
  sorts: Readonly<Record<Sort, SortOrder>>
  firstSort: Sort
  none: Filters
  /** False where the panel is disabled: nothing filters there, and nothing is remembered. */
  filtersWork: boolean
  read: (params: Pick<URLSearchParams, 'get'>) => Filters
}

/** What of a state every list's call asks for in the same way. */
export function pageQuery<F extends SomeFilters, S extends string, Order extends SortOrder>(
  { page, sort, view }: ListState<F, S>,
  sorts: Readonly<Record<S, Order>>,
) {
  const [sortBy, sortDesc]: readonly [Order[0], Order[1]] = sorts[sort]
  return { page, itemsPerPage: perPage[view], sortBy, sortDesc }
}

/** Reads the address of a list. */
export function readList<F extends SomeFilters, S extends string>(
  params: URLSearchParams,
  { sorts, firstSort, read }: ListRules<F, S>,
): ListState<F, S> {
  const page = Number(params.get('page'))
  const known = (sort: string): sort is S => Object.hasOwn(sorts, sort)
  const sort = params.get('sort') ?? ''
  return {
    page: Number.isSafeInteger(page) && page > 1 ? page : 1,
    sort: known(sort) ? sort : firstSort,
    view: views.find((each) => each === params.get('view')) ?? 'cards',
    filters: read(params),
  }
}

/** The address of a state; what is as it is anyway is left out. */
export function writeList<F extends SomeFilters, S extends string>(
  { page, sort, view, filters }: ListState<F, S>,
  { firstSort }: ListRules<F, S>,
): string {
  const params = writeFilterValues(filters)
  if (sort !== firstSort) params.set('sort', sort)
  if (view !== 'cards') params.set('view', view)
  if (page > 1) params.set('page', String(page))
  return params.toString()
}

/** The day's memory of a list's filters: read when the address has none, forgotten when the language changes. */
const filterCookie = (block: string) => `filters-${block}`
/** The location's text has a memory of its own, shared by the lists. */
const locationCookie = 'filters-location'
const viewCookie = (noun: string) => `view-${noun}`
const daySeconds = 86_400

/** What is kept of a state: the filters without the location and the location for a day, the view for good. */
export function cookiesOf<F extends SomeFilters, S extends string>(
  { filters, view }: ListState<F, S>,
  { noun, block, filtersWork }: ListRules<F, S>,
): { name: string; value: string; seconds?: number }[] {
  const forTheDay = (name: string, value: string) => ({ name, value, seconds: value === '' ? 0 : daySeconds })
  const keptView = { name: viewCookie(noun), value: view === 'cards' ? '' : view }
  // A list whose panel is disabled must not forget what another list remembers.
  if (!filtersWork) return [keptView]
  return [
    forTheDay(filterCookie(block), writeFilterValues({ ...filters, location: '' }).toString()),
    forTheDay(locationCookie, filters.location),
    keptView,
  ]
}

/** The address to start with where it says nothing itself: what the cookies kept. */
export function rememberedList<F extends SomeFilters, S extends string>(
  rules: ListRules<F, S>,
  cookie: (name: string) => string | undefined,
): string {
  const params = new URLSearchParams(cookie(filterCookie(rules.block)))
  params.set('location', cookie(locationCookie) ?? '')
  params.set('view', cookie(viewCookie(rules.noun)) ?? '')
  const { view, filters } = readList(params, rules)
  return writeList({ page: 1, sort: rules.firstSort, view, filters }, rules)
}

/** As much of a place as a filter takes. */
export const locationMax = 200

/** A number out of an address; what is none, or not above 0, is 0. */
export function amountIn(text: string | null): number {
  const value = Number(text ?? 0)
  return Number.isFinite(value) && value > 0 && value < Number.MAX_SAFE_INTEGER ? value : 0
}
