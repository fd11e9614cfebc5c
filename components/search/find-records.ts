import { AgencyError } from '#contract/errors.ts'
import type { Found } from '#contract/search.ts'
import { call } from '@/lib/agency/call'
import { shownPerNoun } from './choice'
import { type Asker, findInLists } from './find-in-lists'

/** One more than is shown of each noun, to know whether there are more. */
const perNoun = shownPerNoun + 1
/** Another agency's API may not have the call: it is asked once. */
const lackingStatus = [404, 405, 501]
let lacking = false

/** What the text finds, of each noun the best few. Throws AgencyError when nothing could be asked. */
export async function findRecords(q: string, asker: Asker): Promise<Found> {
  if (!lacking) {
    try {
      return await call('search.find', { query: { q, limit: perNoun } }, { signal: asker.signal })
    } catch (error) {
      if (!(error instanceof AgencyError) || !lackingStatus.includes(error.status)) throw error
      lacking = true
    }
  }
  return findInLists(q, perNoun, asker)
}
