import type { House } from '../house.ts'
import { msApart } from '../wrong-clock.ts'
import type { ExportRow } from './ask.ts'
import { findExport } from './ask.ts'
import { houseOf } from './demands.ts'
import { silenceMs } from './outcomes.ts'
import { adapters } from './registry.ts'
import { workOnce } from './work.ts'

/** Notices can be lost for good, so what was said longest ago is not taken for the last word by whoever looks at it. */
const oldWordMs = 24 * 3_600_000

/**
 * Two minutes without a word, or a day since the last one of what is settled: the portal is asked once, before the caller
 * is answered. Undefined where it need not be.
 */
export async function lookIfSilent(house: House, known: ExportRow): Promise<ExportRow | undefined> {
  const open = known.state === 'waiting' || known.state === 'inserted'
  const heard = known.answered_at ?? known.sent_at ?? known.created_at
  const silent = msApart(house.now(), heard) >= (open ? silenceMs : oldWordMs)
  if (adapters[known.place].kind !== 'consent' || known.uuid === null || !silent) return undefined
  await house.db
    .updateTable('portal_exports')
    .set({ due_at: house.now().toISOString() })
    .where('id', '=', known.id)
    .where('lease', 'is', null)
    .execute()
  await workOnce(houseOf(house), known.id)
  return findExport(house.db, known.place, known.property_id)
}
