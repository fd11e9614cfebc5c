import type { CondominiumFilter } from '#contract/condominiums.ts'
import { limits } from '#contract/limits.ts'
import { anyRange, parseRange } from '@/components/portfolio/filter/filter-values'
import {
  toCallFilters,
  noPlaceFilters,
  noRecordFilters,
  parseSearch,
  parseSharedFilters,
} from '@/components/portfolio/filter/shared-filters'

export type CondominiumState = CondominiumFilter['state']

export const noFilters = {
  name: '',
  reference: '',
  ...noPlaceFilters,
  bedrooms: anyRange,
  parking: anyRange,
  ...noRecordFilters,
}
export type Filters = typeof noFilters
export type FilterName = keyof Filters

export const flagFilters = ['highlighted', 'problems'] as const

/** Returns false for the archive, which can't be filtered; its filter panel is disabled. */
export function isFilterable(state: CondominiumState): boolean {
  return state === 'active'
}

export function parseFilters(params: Pick<URLSearchParams, 'get'>, state: CondominiumState): Filters {
  if (!isFilterable(state)) return { ...noFilters, search: parseSearch(params) }
  return {
    ...noFilters,
    ...parseSharedFilters(params),
    bedrooms: parseRange(params.get('bedrooms'), limits.rangeSliderMax),
    parking: parseRange(params.get('parking'), limits.rangeSliderMax),
  }
}

/** Converts the filters to the call's `filter`. */
export function filterOf(
  state: CondominiumState,
  filters: Filters,
): Partial<CondominiumFilter> & { state: CondominiumState } {
  return { ...toCallFilters(filters, 'condominiumLocation'), state }
}
