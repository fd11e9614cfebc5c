import type { CondominiumFilter } from '#contract/condominiums.ts'
import { type MissingFilter, missingFilters } from '#contract/missing-filters.ts'
import { limits } from '#contract/limits.ts'
import { isSet, noSpan, readSpan, type Span } from '@/components/portfolio/filter/filter-values'
import { amountIn, locationMax } from '@/components/portfolio/list/list-state'

export type CondominiumState = CondominiumFilter['state']

export type Filters = {
  name: string
  reference: string
  location: string
  search: string
  type: number
  priceFrom: number
  price: number
  bedrooms: Span
  parking: Span
  highlighted: 0 | 1
  problems: 0 | 1
  missing: '' | MissingFilter
  agent: number
  district: number
  tag: number
}
export type FilterName = keyof Filters

export const noFilters: Filters = {
  name: '',
  reference: '',
  location: '',
  search: '',
  type: 0,
  priceFrom: 0,
  price: 0,
  bedrooms: noSpan,
  parking: noSpan,
  highlighted: 0,
  problems: 0,
  missing: '',
  agent: 0,
  district: 0,
  tag: 0,
}
export const filterNames = Object.keys(noFilters) as FilterName[]
export const marks = ['highlighted', 'problems'] as const

/** The archive disables the panel because it can't be filtered. */
export function filtersWork(state: CondominiumState): boolean {
  return state === 'active'
}

export function readFilters(params: Pick<URLSearchParams, 'get'>, state: CondominiumState): Filters {
  const search = (params.get('search') ?? '').slice(0, 100)
  if (!filtersWork(state)) return { ...noFilters, search }
  const text = (name: string, max: number) => (params.get(name) ?? '').slice(0, max)
  return {
    // Names are stored in upper case.
    name: text('name', 100).toUpperCase(),
    reference: text('reference', 40).toUpperCase(),
    location: text('location', locationMax),
    search,
    type: Math.floor(amountIn(params.get('type'))),
    price: Math.round(amountIn(params.get('price')) * 100) / 100,
    bedrooms: readSpan(params.get('bedrooms'), limits.condominiumSliderMax),
    parking: readSpan(params.get('parking'), limits.condominiumSliderMax),
    highlighted: params.get('highlighted') === '1' ? 1 : 0,
    problems: params.get('problems') === '1' ? 1 : 0,
    priceFrom: Math.round(amountIn(params.get('priceFrom')) * 100) / 100,
    missing: missingFilters.find((name) => name === params.get('missing')) ?? '',
    agent: Math.floor(amountIn(params.get('agent'))),
    district: Math.floor(amountIn(params.get('district'))),
    tag: Math.floor(amountIn(params.get('tag'))),
  }
}

/** Converts the filters for the call. */
export function filterOf(
  state: CondominiumState,
  filters: Filters,
): Partial<CondominiumFilter> & { state: CondominiumState } {
  const { location, priceFrom, ...same } = Object.fromEntries(
    filterNames.filter((name) => isSet(filters[name])).map((name) => [name, filters[name]]),
  )
  return {
    ...same,
    ...(location !== undefined && { condominiumLocation: String(location) }),
    ...(priceFrom !== undefined && { price_from: Number(priceFrom) }),
    state,
  }
}
