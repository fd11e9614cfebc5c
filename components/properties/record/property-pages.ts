import { limits } from '#contract/limits.ts'
import type { PropertyCard } from '#contract/property.ts'
import type { FetchPage } from '@/components/resource/fetch-all-pages'
import { call } from '@/lib/agency/call'
import type { PropertyState } from '../list/listing-filters'
import { listQuery, type PropertyListState } from '../list/listing-state'

export const createPropertyFetcher =
  (state: PropertyState, listState: PropertyListState): FetchPage<PropertyCard> =>
  async (page, signal) => {
    const query = { ...listQuery(state, listState), page, itemsPerPage: limits.rowsPerPageMax }
    const { properties, total } = await call('properties.list', { query }, { signal })
    return { rows: properties, total }
  }
