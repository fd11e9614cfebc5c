import 'server-only'
import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import { prefetch } from '@/lib/agency/prefetch'
import type { PropertyState } from './listing-filters'
import { listingQuery, type ListingState, readListing, rememberedListing } from './listing-state'
import { typesQuery } from './types-query'

/** Where the list goes on: its address. One that says nothing is filled in with what the day's cookies remember, so that it can be seen and shared. */
export async function listingAsked(
  state: PropertyState,
  path: string,
  search: Record<string, string | string[] | undefined>,
): Promise<ListingState> {
  const params = new URLSearchParams(
    Object.entries(search).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
  if (params.size > 0) return readListing(params, state)
  const kept = await cookies()
  const remembered = rememberedListing(state, (name) => kept.get(name)?.value)
  return remembered === '' ? readListing(params, state) : redirect(`${path}?${remembered}`)
}

/** What a list of properties starts with. */
export function prefetchList(state: PropertyState, listing: ListingState) {
  return Promise.all([
    prefetch('properties.list', { query: listingQuery(state, listing) }),
    prefetch('keyItems.list', typesQuery),
  ])
}
