import type { AppContext } from '../app-context.ts'
import { logError } from '../log.ts'
import { ConsentRequiredError, RetryLaterError } from './adapter.ts'
import type { ExportRow } from './exports.ts'
import { isConfigured } from './configuration.ts'
import {
  actionOf,
  backoffMs,
  type Change,
  toFailed,
  dueAfter,
  maxBackoffMs,
  reasonsOf,
  unsentColumns,
} from './outcomes.ts'
import { NothingSentError, publishExport } from './publish.ts'
import { leaseDueExport, finishJob, releaseLease } from './queue.ts'
import { reportRow, serializeReportRows } from './report.ts'
import { withdraw } from './unpublish.ts'

/** Attempts at a portal that doesn't respond before the user is notified. */
const maxAttempts = 8

/** Processes one due export, or the given one if it is due; false when there is none. */
export async function processQueue(context: AppContext, id?: number): Promise<boolean> {
  const job = await leaseDueExport(context, id)
  if (job === null) return false
  try {
    await finishJob(context, job, await runJob(context, job))
  } finally {
    releaseLease(job)
  }
  return true
}

async function runJob(context: AppContext, job: ExportRow): Promise<Change> {
  // An unconfigured portal is paused.
  if (!isConfigured(context.environment, job.place)) return { due_at: dueAfter(context, maxBackoffMs) }
  try {
    return await (job.wanted === 'withdrawn' ? withdraw : publishExport)(context, job)
  } catch (error) {
    if (!(error instanceof NothingSentError)) return toFailureChange(context, job, error)
    return { ...toFailureChange(context, job, error.cause), ...unsentColumns }
  }
}

function toFailureChange(context: AppContext, job: ExportRow, error: unknown): Change {
  const action = actionOf(job)
  const reasons = action === 'remove' ? reasonsOf(job) : []
  if (error instanceof ConsentRequiredError)
    return toFailed(job, [...reasons, reportRow(job.place, { problem: 'NEEDS_AUTHORIZATION', action })])
  if (!(error instanceof RetryLaterError)) logError(error, { background: 'portals', place: job.place })
  const attempts = job.attempts + 1
  const rows = [...reasons, reportRow(job.place, { problem: 'NOT_REACHED', action })]
  const hasReachedLimit = attempts >= maxAttempts
  // Retries without limit if something must be hidden.
  const shouldContinue = action === 'remove' || job.hiding === 1
  if (hasReachedLimit && !shouldContinue) return { ...toFailed(job, rows), attempts }
  const requestedMs = error instanceof RetryLaterError && error.seconds !== null ? error.seconds * 1000 : 0
  const waitMs = Math.min(Math.max(requestedMs, backoffMs(job.attempts)), maxBackoffMs)
  return {
    state: 'waiting',
    attempts,
    due_at: dueAfter(context, waitMs),
    ...(hasReachedLimit && { rows: serializeReportRows(job.place, rows) }),
  }
}
