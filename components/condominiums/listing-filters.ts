import type { CondominiumFilter } from '#contract/condominiums.ts'
import { limits } from '#contract/limits.ts'
import { countSet, isSet, noSpan, readSpan, type Span } from '@/components/listing/filter/filter-values'
import { amountIn, locationMax } from '@/components/listing/list/list-state'

export type CondominiumState = CondominiumFilter['state']

/** What the filter panel of this list sets. */
export type Filters = {
  name: string
  reference: string
  location: string
  /** As the top bar's search: titles and place. */
  search: string
  type: number
  price: number
  bedrooms: Span
  parking: Span
  highlighted: 0 | 1
  problems: 0 | 1
  missing: '' | 'location'
}
export type FilterName = keyof Filters

export const noFilters: Filters = {
  name: '',
  reference: '',
  location: '',
  search: '',
  type: 0,
  price: 0,
  bedrooms: noSpan,
  parking: noSpan,
  highlighted: 0,
  problems: 0,
  missing: '',
}
export const filterNames = Object.keys(noFilters) as FilterName[]
export const marks = ['highlighted', 'problems'] as const

/** The archive shows the panel disabled: there nothing filters. */
export function filtersWork(state: CondominiumState): boolean {
  return state === 'active'
}

/** Reads an address or the day's cookies for one list; what makes no sense is as if it were not given. */
export function readFilters(params: Pick<URLSearchParams, 'get'>, state: CondominiumState): Filters {
  if (!filtersWork(state)) return noFilters
  const text = (name: string, max: number) => (params.get(name) ?? '').slice(0, max)
  return {
    // Names are always in capitals.
    name: text('name', 100).toUpperCase(),
    reference: text('reference', 40).toUpperCase(),
    location: text('location', locationMax),
    search: text('search', 100),
    type: Math.floor(amountIn(params.get('type'))),
    price: Math.round(amountIn(params.get('price')) * 100) / 100,
    bedrooms: readSpan(params.get('bedrooms'), limits.condominiumSliderMax),
    parking: readSpan(params.get('parking'), limits.condominiumSliderMax),
    highlighted: params.get('highlighted') === '1' ? 1 : 0,
    problems: params.get('problems') === '1' ? 1 : 0,
    missing: params.get('missing') === 'location' ? 'location' : '',
  }
}

/** How many filters are on, of all or of these. */
export const countFilters = (filters: Filters, names: readonly FilterName[] = filterNames) =>
  countSet(filters, names)

/** The call's filter. */
export function filterOf(
  state: CondominiumState,
  filters: Filters,
): Partial<CondominiumFilter> & { state: CondominiumState } {
  const { location, ...same } = Object.fromEntries(
    filterNames.filter((name) => isSet(filters[name])).map((name) => [name, filters[name]]),
  )
  return { ...same, ...(location !== undefined && { condominiumLocation: String(location) }), state }
}
