import type { Found, FoundResource } from '#contract/search.ts'
import type { SearchRequest } from '@/components/resource/search-definition'
import { searchedResources, searches } from '@/components/search-registry'

/**
 * Fallback for APIs without a global search: searches each resource's list. A failed list is left out; if all fail,
 * throws the first error. Users are requested by administrators only.
 */
export async function findInLists(request: SearchRequest, administrator: boolean): Promise<Found> {
  const requested = searchedResources.filter((name) => administrator || !searches[name].administrators)
  const results = await Promise.allSettled(requested.map((name) => searches[name].find(request)))
  if (results.every(({ status }) => status === 'rejected') && results[0]?.status === 'rejected')
    throw results[0].reason
  const of = (name: FoundResource) => {
    const result = results[requested.indexOf(name)]
    return result?.status === 'fulfilled' ? result.value : { found: [], total: 0 }
  }
  const parts = searchedResources.map((name) => [name, of(name)] as const)
  return {
    ...Object.fromEntries(parts.map(([name, { found }]) => [name, found])),
    totals: Object.fromEntries(parts.map(([name, { total }]) => [name, total])),
  } as Found
}
