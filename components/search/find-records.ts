import { AgencyError } from '#contract/errors.ts'
import type { Found } from '#contract/search.ts'
import { call } from '@/lib/agency/call'
import { type Asker, findInLists } from './find-in-lists'

const perNoun = 5
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
