import type { House } from '../house.ts'
import { leaving, type Outcome } from './adapter.ts'
import type { ExportRow } from './ask.ts'
import {
  backOff,
  type Change,
  failed,
  later,
  longestWaitMs,
  reasonsOf,
  removed,
  silenceMs,
} from './outcomes.ts'
import { msApart } from '../wrong-clock.ts'
import { adapters } from './registry.ts'
import { type ReportRow, row, rowsText } from './report.ts'

/** An advert whose sending had no answer may yet be named by a notification, which portals repeat for hours. */
export const unansweredMs = 15 * 60_000

export const isLeaving = ({ portal_code }: ExportRow) => portal_code === leaving

/**
 * What should be hidden and cannot be: the advert goes instead, at once, and its property keeps the reasons. `rows` say
 * what stood in the way.
 */
export function takeDown(house: House, claimed: ExportRow, rows: ReportRow[]): Change {
  const reason = row(claimed.place, { problem: 'TAKEN_DOWN', action: 'update' })
  return {
    wanted: 'withdrawn',
    state: 'waiting',
    rows: rowsText(claimed.place, [reason, ...rows.map((each) => ({ ...each, action: 'update' }))]),
    attempts: 0,
    due_at: later(house, 0),
  }
}

/** Brings an export nearer to being gone. It is not given up: a portal that will not let go is asked again each hour. */
export async function withdraw(house: House, claimed: ExportRow): Promise<Change> {
  const adapter = adapters[claimed.place]
  // It is left out of the feed from now on, and gone when the portal has fetched that.
  if (adapter.kind === 'feed')
    return claimed.uuid === null ? removed(house, claimed) : { state: 'waiting', due_at: null }
  if (claimed.uuid === null) {
    // Perhaps it arrived: a notification may still name it, and is then answered with its removal.
    if (claimed.sending_at === null) return removed(house, claimed)
    const waited = msApart(house.now(), claimed.sending_at)
    return waited < unansweredMs
      ? { state: 'waiting', due_at: later(house, unansweredMs - waited) }
      : failed(claimed, [row(claimed.place, { problem: 'OUTCOME_UNKNOWN', action: 'remove' })])
  }
  const outcome = isLeaving(claimed)
    ? await adapter.status(house, claimed.uuid, 'remove')
    : await adapter.withdraw(house, claimed.uuid)
  return outcome.state === 'removed' ? removed(house, claimed, outcome) : stillThere(house, claimed, outcome)
}

/** Whatever else the portal says of it, it is there and should not be: that is never the end of it. */
function stillThere(house: House, claimed: ExportRow, outcome: Outcome): Change {
  const { rows = [], portal_code, state } = outcome
  const said = rows.map((each) => ({ ...each, action: 'remove' }))
  return {
    ...(portal_code !== undefined && { portal_code }),
    state: state === 'error' ? 'error' : 'waiting',
    rows: rowsText(claimed.place, [...reasonsOf(claimed), ...said]),
    answered_at: house.now().toISOString(),
    attempts: claimed.attempts + 1,
    due_at: later(house, state === 'error' ? longestWaitMs : backOff(claimed.attempts, silenceMs)),
  }
}
