import { limits } from '#contract/limits.ts'
import type { Query } from '#contract/endpoint.ts'
import type { EndpointOf } from '#contract/index.ts'
import { filterOf, type Filters, type PropertyState, readFilters, writeFilters } from './listing-filters'

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

export const views = ['cards', 'table', 'map'] as const
export type View = (typeof views)[number]

const perPage: Record<View, number> = {
  cards: limits.cardsPerPage,
  table: limits.rowsPerPage,
  map: limits.rowsPerPageMax,
}

/** Where the person is in a list: said by the address, so that it can be shared and Back works. */
export type ListingState = { page: number; sort: Sort; view: View; filters: Filters }

/** Reads the address of a list. */
export function readListing(params: URLSearchParams, state: PropertyState): ListingState {
  const page = Number(params.get('page'))
  const sort = params.get('sort') ?? ''
  const view = views.find((each) => each === params.get('view'))
  return {
    page: Number.isSafeInteger(page) && page > 1 ? page : 1,
    sort: Object.hasOwn(sorts, sort) ? (sort as Sort) : 'newest',
    view: view ?? 'cards',
    filters: readFilters(params, state),
  }
}

/** The address of a state; what is as it is anyway is left out. */
export function writeListing({ page, sort, view, filters }: ListingState): string {
  const params = writeFilters(filters)
  if (sort !== 'newest') params.set('sort', sort)
  if (view !== 'cards') params.set('view', view)
  if (page > 1) params.set('page', String(page))
  return params.toString()
}

export const listingPerPage = ({ view }: Pick<ListingState, 'view'>) => perPage[view]

/** The call's query for a state. */
export function listingQuery(
  state: PropertyState,
  { page, sort, view, filters }: ListingState,
): Query<EndpointOf<'properties.list'>> {
  const [sortBy, sortDesc] = sorts[sort]
  return { page, itemsPerPage: perPage[view], sortBy, sortDesc, filter: filterOf(state, filters) }
}

/** The day's memory of a list's filters (properties §4): read when the address has none, forgotten when the language changes. */
export const filterCookie = (state: PropertyState) => `filters-properties-${state}`
/** The location's text has a memory of its own, shared by the lists. */
export const locationCookie = 'filters-location'
export const viewCookie = 'view-properties'

/** What the cookies keep of a state: the filters without the location, the location, the view. */
export function cookiesOf(state: PropertyState, { filters, view }: ListingState) {
  return {
    [filterCookie(state)]: writeFilters({ ...filters, location: '' }).toString(),
    [locationCookie]: filters.location,
    [viewCookie]: view === 'cards' ? '' : view,
  }
}

/** The address to start with where it says nothing itself: what the cookies kept. */
export function rememberedListing(
  state: PropertyState,
  cookie: (name: string) => string | undefined,
): string {
  const params = new URLSearchParams(cookie(filterCookie(state)))
  params.set('location', cookie(locationCookie) ?? '')
  params.set('view', cookie(viewCookie) ?? '')
  const { view, filters } = readListing(params, state)
  return writeListing({ page: 1, sort: 'newest', view, filters })
}
