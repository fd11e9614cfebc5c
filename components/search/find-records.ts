import { AgencyError } from '#contract/errors.ts'
import type { Found } from '#contract/search.ts'
import { call } from '@/lib/agency/call'
import { maxPerResource } from './choice'
import { type Fetcher, findInLists } from './find-in-lists'

/** One more than shown per resource, to detect further results. */
const perResource = maxPerResource + 1
/** Another API may not have the call: don't request it again. */
const lackingStatus = [404, 405, 501]
let lacking = false

/** Searches all resources, a few results each. Throws AgencyError if no request succeeded. */
export async function findRecords(q: string, asker: Fetcher): Promise<Found> {
  if (!lacking) {
    try {
      return await call('search.find', { query: { q, limit: perResource } }, { signal: asker.signal })
    } catch (error) {
      if (!(error instanceof AgencyError) || !lackingStatus.includes(error.status)) throw error
      lacking = true
    }
  }
  return findInLists(q, perResource, asker)
}
