import { limits } from '#contract/limits.ts'
import type { PropertyFilter } from '#contract/properties.ts'
import { countSet, isSet } from '@/components/listing/filter/filter-values'
import { amountIn, locationMax } from '@/components/listing/list/list-state'

export type PropertyState = PropertyFilter['state']

/** What the filter panel of this list sets; 0 and '' filter nothing. */
export type Filters = {
  reference: string
  name: string
  location: string
  /** As the top bar's search: reference, titles and place. */
  search: string
  type: number
  price: number
  beds: number
  baths: number
  imovirtual: 0 | 1
  idealista: 0 | 1
  james_edition: 0 | 1
  collectionPrive: 0 | 1
  newDevelopment: 0 | 1
  highlighted: 0 | 1
  problems: 0 | 1
  missing: '' | 'location'
}
export type FilterName = keyof Filters

export const noFilters: Filters = {
  reference: '',
  name: '',
  location: '',
  search: '',
  type: 0,
  price: 0,
  beds: 0,
  baths: 0,
  imovirtual: 0,
  idealista: 0,
  james_edition: 0,
  collectionPrive: 0,
  newDevelopment: 0,
  highlighted: 0,
  problems: 0,
  missing: '',
}

/** The members by kind; reference and name are always in capitals. */
const texts = { reference: 40, name: 100, location: locationMax, search: 100 } as const
export const portals = ['imovirtual', 'idealista', 'james_edition'] as const
export const marks = ['collectionPrive', 'newDevelopment', 'highlighted', 'problems'] as const
const flags = [...portals, ...marks] as const

/** Sold and archived show the panel disabled: there nothing filters. */
export function filtersWork(state: PropertyState): boolean {
  return state === 'active' || state === 'low_cost'
}

/** The boxes that the low-cost list leaves out. */
export function hidden(state: PropertyState, name: FilterName): boolean {
  return state === 'low_cost' && ['collectionPrive', 'newDevelopment', 'highlighted'].includes(name)
}

/** Reads an address or the day's cookies for one list; what makes no sense, or has no box there, is as if it were not given. */
export function readFilters(params: Pick<URLSearchParams, 'get'>, state: PropertyState): Filters {
  if (!filtersWork(state)) return noFilters
  const text = (name: keyof typeof texts) => (params.get(name) ?? '').slice(0, texts[name])
  const whole = (name: string, max = Number.MAX_SAFE_INTEGER) =>
    Math.min(max, Math.floor(amountIn(params.get(name))))
  const filters: Filters = {
    ...noFilters,
    reference: text('reference').toUpperCase(),
    name: text('name').toUpperCase(),
    location: text('location'),
    search: text('search'),
    type: whole('type'),
    price: Math.round(amountIn(params.get('price')) * 100) / 100,
    beds: whole('beds', limits.roomsSliderMax),
    baths: whole('baths', limits.roomsSliderMax),
    missing: params.get('missing') === 'location' ? 'location' : '',
  }
  for (const name of flags) filters[name] = params.get(name) === '1' && !hidden(state, name) ? 1 : 0
  return filters
}

export const filterNames = Object.keys(noFilters) as FilterName[]

export function isOn(filters: Filters, name: FilterName): boolean {
  return isSet(filters[name])
}

/** How many filters are on, of all or of these. */
export const countFilters = (filters: Filters, names: readonly FilterName[] = filterNames) =>
  countSet(filters, names)

/** The call's filter. */
export function filterOf(
  state: PropertyState,
  filters: Filters,
): Partial<PropertyFilter> & { state: PropertyState } {
  const { location, ...same } = Object.fromEntries(
    filterNames.filter((name) => isOn(filters, name)).map((name) => [name, filters[name]]),
  )
  return { ...same, ...(location !== undefined && { locationUpdate: String(location) }), state }
}
