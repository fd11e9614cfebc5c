import { limits } from '#contract/limits.ts'
import type { PropertyCard } from '#contract/property.ts'
import type { FetchPage } from '@/components/resource/gather'
import { call } from '@/lib/agency/call'
import type { PropertyState } from './listing-filters'
import { listingQuery, type ListingState } from './listing-state'

/** Any page of a whole list, as it is filtered and sorted. */
export const propertyPages =
  (state: PropertyState, asked: ListingState): FetchPage<PropertyCard> =>
  async (page, signal) => {
    const query = { ...listingQuery(state, asked), page, itemsPerPage: limits.rowsPerPageMax }
    const { properties, total } = await call('properties.list', { query }, { signal })
    return { rows: properties, total }
  }
