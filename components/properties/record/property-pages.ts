import { limits } from '#contract/limits.ts'
import type { PropertyCard } from '#contract/property.ts'
import type { FetchPage } from '@/components/resource/fetch-all-pages'
import { call } from '@/lib/agency/call'
import type { PropertyState } from '../list/listing-filters'
import { listingQuery, type ListingState } from '../list/listing-state'

export const propertyPages =
  (state: PropertyState, listState: ListingState): FetchPage<PropertyCard> =>
  async (page, signal) => {
    const query = { ...listingQuery(state, listState), page, itemsPerPage: limits.rowsPerPageMax }
    const { properties, total } = await call('properties.list', { query }, { signal })
    return { rows: properties, total }
  }
