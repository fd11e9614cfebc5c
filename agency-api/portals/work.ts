import type { House } from '../house.ts'
import { logError } from '../log.ts'
import { NeedsConsent, TryLater } from './adapter.ts'
import type { ExportRow } from './ask.ts'
import { isConfigured } from './configuration.ts'
import {
  actionOf,
  backOff,
  type Change,
  failed,
  later,
  longestWaitMs,
  reasonsOf,
  unsent,
} from './outcomes.ts'
import { NothingSent, putUp } from './put-up.ts'
import { claimDue, finish, letGo } from './queue.ts'
import { row, rowsText } from './report.ts'
import { withdraw } from './take-down.ts'

/** So many times a silent portal is tried before a person is told. */
const mostAttempts = 8

/** Works on one export that is due, or on the one named if it is; false when there is none. */
export async function workOnce(house: House, id?: number): Promise<boolean> {
  const claimed = await claimDue(house, id)
  if (claimed === null) return false
  try {
    await finish(house, claimed, await changeOf(house, claimed))
  } finally {
    letGo(claimed)
  }
  return true
}

async function changeOf(house: House, claimed: ExportRow): Promise<Change> {
  // A portal whose settings were taken out rests; nothing is sent half made.
  if (!isConfigured(house.environment, claimed.place)) return { due_at: later(house, longestWaitMs) }
  try {
    return await (claimed.wanted === 'withdrawn' ? withdraw : putUp)(house, claimed)
  } catch (error) {
    if (!(error instanceof NothingSent)) return afterFailure(house, claimed, error)
    return { ...afterFailure(house, claimed, error.cause), ...unsent }
  }
}

function afterFailure(house: House, claimed: ExportRow, error: unknown): Change {
  const action = actionOf(claimed)
  const reasons = action === 'remove' ? reasonsOf(claimed) : []
  if (error instanceof NeedsConsent)
    return failed(claimed, [...reasons, row(claimed.place, { problem: 'NEEDS_AUTHORIZATION', action })])
  if (!(error instanceof TryLater)) logError(error, { background: 'portals', place: claimed.place })
  const attempts = claimed.attempts + 1
  const rows = [...reasons, row(claimed.place, { problem: 'NOT_REACHED', action })]
  const tired = attempts >= mostAttempts
  // What must not be seen there is tried for as long as it takes.
  const mustGoOn = action === 'remove' || claimed.hiding === 1
  if (tired && !mustGoOn) return { ...failed(claimed, rows), attempts }
  const wish = error instanceof TryLater && error.seconds !== null ? error.seconds * 1000 : 0
  const wait = Math.min(Math.max(wish, backOff(claimed.attempts)), longestWaitMs)
  return {
    state: 'waiting',
    attempts,
    due_at: later(house, wait),
    ...(tired && { rows: rowsText(claimed.place, rows) }),
  }
}
