import { AgencyError } from '#contract/errors.ts'
import type { Found } from '#contract/search.ts'
import type { SearchRequest } from '@/components/resource/search-definition'
import { call } from '@/lib/agency/call'
import { findInLists } from './find-in-lists'

export const maxPerResource = 5
/** One more than shown per resource, to detect further results. */
const perResource = maxPerResource + 1
/** Another API may not have the call: don't request it again. */
const lackingStatus = [404, 405, 501]
let isMissing = false

type SearchContext = Pick<SearchRequest, 'locale' | 'signal'> & { administrator: boolean }

/** Searches all resources, a few results each. Throws AgencyError if no request succeeded. */
export async function findRecords(q: string, { administrator, ...request }: SearchContext): Promise<Found> {
  if (!isMissing) {
    try {
      return await call('search.find', { query: { q, limit: perResource } }, { signal: request.signal })
    } catch (error) {
      if (!(error instanceof AgencyError) || !lackingStatus.includes(error.status)) throw error
      isMissing = true
    }
  }
  return findInLists({ ...request, search: q, limit: perResource }, administrator)
}
