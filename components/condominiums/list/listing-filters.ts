import type { CondominiumFilter } from '#contract/condominiums.ts'
import { type MissingFilter, missingFilters } from '#contract/missing-filters.ts'
import { limits } from '#contract/limits.ts'
import {
  isSet,
  namesInCall,
  anyRange,
  parseArea,
  parseDay,
  parseRange,
  type Range,
} from '@/components/portfolio/filter/filter-values'
import { parsePositiveNumber, locationMax } from '@/components/portfolio/list/list-state'

export type CondominiumState = CondominiumFilter['state']

export type Filters = {
  name: string
  reference: string
  location: string
  search: string
  type: number
  priceFrom: number
  price: number
  areaFrom: number
  areaTo: number
  bedrooms: Range
  parking: Range
  highlighted: 0 | 1
  problems: 0 | 1
  missing: '' | MissingFilter
  changedSince: string
  changedBy: number
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
  areaFrom: 0,
  areaTo: 0,
  bedrooms: anyRange,
  parking: anyRange,
  highlighted: 0,
  problems: 0,
  missing: '',
  changedSince: '',
  changedBy: 0,
  agent: 0,
  district: 0,
  tag: 0,
}
const filterNames = Object.keys(noFilters) as FilterName[]

/** Names of the active filters, except the search, which the toolbar shows. */
export const activeFilters = (filters: Filters) =>
  filterNames.filter((name) => name !== 'search' && isSet(filters[name]))
export const flagFilters = ['highlighted', 'problems'] as const

/** The archive disables the panel because it can't be filtered. */
export function isFilterable(state: CondominiumState): boolean {
  return state === 'active'
}

export function readFilters(params: Pick<URLSearchParams, 'get'>, state: CondominiumState): Filters {
  const search = (params.get('search') ?? '').slice(0, 100)
  if (!isFilterable(state)) return { ...noFilters, search }
  const text = (name: string, max: number) => (params.get(name) ?? '').slice(0, max)
  return {
    // Names are stored in upper case.
    name: text('name', 100).toUpperCase(),
    reference: text('reference', 40).toUpperCase(),
    location: text('location', locationMax),
    search,
    type: Math.floor(parsePositiveNumber(params.get('type'))),
    price: Math.round(parsePositiveNumber(params.get('price')) * 100) / 100,
    bedrooms: parseRange(params.get('bedrooms'), limits.rangeSliderMax),
    parking: parseRange(params.get('parking'), limits.rangeSliderMax),
    highlighted: params.get('highlighted') === '1' ? 1 : 0,
    problems: params.get('problems') === '1' ? 1 : 0,
    priceFrom: Math.round(parsePositiveNumber(params.get('priceFrom')) * 100) / 100,
    missing: missingFilters.find((name) => name === params.get('missing')) ?? '',
    areaFrom: parseArea(params.get('areaFrom')),
    areaTo: parseArea(params.get('areaTo')),
    changedSince: parseDay(params.get('changedSince')),
    changedBy: Math.floor(parsePositiveNumber(params.get('changedBy'))),
    agent: Math.floor(parsePositiveNumber(params.get('agent'))),
    district: Math.floor(parsePositiveNumber(params.get('district'))),
    tag: Math.floor(parsePositiveNumber(params.get('tag'))),
  }
}

/** Converts the filters for the call. */
export function filterOf(
  state: CondominiumState,
  filters: Filters,
): Partial<CondominiumFilter> & { state: CondominiumState } {
  const { location, ...others } = Object.fromEntries(
    filterNames
      .filter((name) => isSet(filters[name]))
      .map((name) => [namesInCall[name] ?? name, filters[name]]),
  )
  return { ...others, ...(location !== undefined && { condominiumLocation: String(location) }), state }
}
