import type { AppContext } from '../app-context.ts'
import { removalPendingCode, type Outcome } from './adapter.ts'
import type { ExportRow } from './exports.ts'
import {
  actionOf,
  backoffMs,
  type Change,
  toFailed,
  dueAfter,
  maxBackoffMs,
  reasonsOf,
  toRemoved,
  pollAfterMs,
} from './outcomes.ts'
import { msBetween } from '../clock-skew.ts'
import { adapters } from './registry.ts'
import { type ReportRow, createReportRow, serializeReportRows } from './report.ts'

/** Time to wait for a notification if the response to a new advert is lost; portals repeat notifications for hours. */
export const responseTimeoutMs = 15 * 60_000

export const isRemovalPending = ({ portal_code }: ExportRow) => portal_code === removalPendingCode

/**
 * Returns the update of an export whose advert was sent at `sendingAt` without a response. The export waits for a
 * notification; after `responseTimeoutMs` its report says that the outcome is unknown.
 */
export function toAwaitingResponse(context: AppContext, job: ExportRow, sendingAt: string): Change {
  const waitMs = responseTimeoutMs - msBetween(context.now(), sendingAt)
  return waitMs > 0
    ? { state: 'waiting', due_at: dueAfter(context, waitMs) }
    : toFailed(job, [createReportRow(job.place, { problem: 'OUTCOME_UNKNOWN', action: actionOf(job) })])
}

/**
 * Returns the update that queues an advert's removal because the portal can't hide data that must be hidden. The report
 * then contains `TAKEN_DOWN`, and the errors in `rows` that prevented hiding the data.
 */
export function toRemovalQueued(context: AppContext, job: ExportRow, rows: ReportRow[]): Change {
  const takenDown = createReportRow(job.place, { problem: 'TAKEN_DOWN', action: 'update' })
  return {
    wanted: 'withdrawn',
    state: 'waiting',
    rows: serializeReportRows(job.place, [takenDown, ...rows.map((row) => ({ ...row, action: 'update' }))]),
    attempts: 0,
    due_at: dueAfter(context, 0),
  }
}

/**
 * Runs the next step of an export's removal. If the portal doesn't comply, the removal of an advert with an id is
 * retried without limit, eventually every hour.
 */
export async function withdraw(context: AppContext, job: ExportRow): Promise<Change> {
  const adapter = adapters[job.place]
  // The feed omits the advert from now on; it counts as removed when the portal has fetched the feed.
  if (adapter.kind === 'feed')
    return job.uuid === null ? toRemoved(context, job) : { state: 'waiting', due_at: null }
  if (job.uuid === null) {
    // An advert whose send had no response may still exist: a notification about it then triggers its removal.
    return job.sending_at === null
      ? toRemoved(context, job)
      : toAwaitingResponse(context, job, job.sending_at)
  }
  const outcome = isRemovalPending(job)
    ? await adapter.fetchStatus(context, job.uuid, 'remove')
    : await adapter.withdraw(context, job.uuid)
  return outcome.state === 'removed'
    ? toRemoved(context, job, outcome)
    : toStillPublished(context, job, outcome)
}

/** Whatever the portal's outcome, the advert still exists and must be removed, so the export isn't final. */
function toStillPublished(context: AppContext, job: ExportRow, outcome: Outcome): Change {
  const { rows = [], portal_code, state } = outcome
  const removalRows = rows.map((row) => ({ ...row, action: 'remove' }))
  return {
    ...(portal_code !== undefined && { portal_code }),
    state: state === 'error' ? 'error' : 'waiting',
    rows: serializeReportRows(job.place, [...reasonsOf(job), ...removalRows]),
    answered_at: context.now().toISOString(),
    attempts: job.attempts + 1,
    due_at: dueAfter(context, state === 'error' ? maxBackoffMs : backoffMs(job.attempts, pollAfterMs)),
  }
}
