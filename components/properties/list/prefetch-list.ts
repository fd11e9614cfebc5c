import 'server-only'
import { prefetch } from '@/lib/agency/prefetch'
import type { PropertyState } from './listing-filters'
import { listingQuery, type ListingState } from './listing-state'
import { typesQuery } from '../types-query'

export function prefetchList(state: PropertyState, listing: ListingState) {
  return Promise.all([
    prefetch('properties.list', { query: listingQuery(state, listing) }),
    prefetch('keyItems.list', typesQuery),
  ])
}
