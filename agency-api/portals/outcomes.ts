import { createHash } from 'node:crypto'
import { isExportPending } from '#contract/portal-places.ts'
import type { NewRow } from '../db/schema.ts'
import type { AppContext } from '../app-context.ts'
import { logError } from '../log.ts'
import { ConsentRequiredError, type Outcome, RetryLaterError } from './adapter.ts'
import type { Advert } from './read-adverts.ts'
import type { ExportRow } from './exports.ts'
import {
  type Action,
  parseReportRows,
  type ReportRow,
  createReportRow,
  serializeReportRows,
} from './report.ts'

export type Change = Partial<NewRow<'portal_exports'>>

/** Backoff for a portal that doesn't respond: half a minute, doubled each time up to an hour. */
const firstBackoffMs = 30_000
export const maxBackoffMs = 3_600_000
/** First delay before polling an export that is still pending; doubled after each poll. */
export const pollAfterMs = 2 * 60_000

/** Adds up to a tenth of jitter, so that exports don't retry all at once. */
export const backoffMs = (attempts: number, first = firstBackoffMs) =>
  Math.min(maxBackoffMs, first * 2 ** attempts) * (1 + Math.random() / 10)

export const dueAfter = (context: AppContext, ms: number) =>
  new Date(context.now().getTime() + ms).toISOString()

/** Returns the action that leads to the desired state. */
export function actionOf({ wanted, uuid }: Pick<ExportRow, 'wanted' | 'uuid'>): Action {
  if (wanted === 'withdrawn') return 'remove'
  return uuid === null ? 'publish' : 'update'
}

/** Returns true if an update must hide a price or location, and the portal hasn't confirmed it yet. */
export const mustHideData = ({ hiding }: Pick<ExportRow, 'hiding'>) => hiding === 1

/** Returns the columns that store an advert that is sent now. */
export function contentOf({ now }: AppContext, advert: Advert) {
  const sent = JSON.stringify(advert)
  return {
    sent,
    sent_at: now().toISOString(),
    sent_hash: createHash('sha256').update(sent).digest('base64url'),
    shows_price: advert.price === null ? (0 as const) : (1 as const),
    shown_radius: advert.radius,
  }
}

export const unsentColumns: Change = {
  sending_at: null,
  sent: null,
  sent_hash: null,
  sent_at: null,
  hiding: 0,
}

export const toFailed = ({ place }: ExportRow, rows: ReportRow[]): Change => ({
  state: 'error',
  rows: serializeReportRows(place, rows),
  due_at: null,
})

/** Converts the portal's outcome to an update, with the next poll if it isn't final. */
export function toUpdate(context: AppContext, job: ExportRow, outcome: Outcome): Change {
  const { rows = [], state, isWriteRejected, ...columns } = outcome
  const isRemoved = state === 'removed'
  // The portal no longer shows an older version if the advert is removed, online as sent, or hidden by the portal. An
  // advert that the portal hides is an error with `portal_code`, but not a rejected write.
  const isSettled =
    isRemoved ||
    state === 'success' ||
    (state === 'error' && !isWriteRejected && columns.portal_code !== undefined)
  const isPending = isExportPending({ state })
  let waitMs: number | null = null
  if (isPending) waitMs = backoffMs(job.attempts, pollAfterMs)
  else if (mustHideData(job) && !isSettled) waitMs = maxBackoffMs
  return {
    ...columns,
    state: isRemoved ? 'error' : state,
    rows: serializeReportRows(
      job.place,
      isRemoved ? [createReportRow(job.place, { problem: 'REMOVED_AT_PORTAL', action: 'publish' })] : rows,
    ),
    // After a rejection the portal shows its previous version: the same content may be sent again.
    ...(isWriteRejected && { sent_hash: null }),
    ...(isSettled && { hiding: 0 }),
    ...((isRemoved || columns.uuid === null) && { ...unsentColumns, uuid: null, url: null }),
    answered_at: context.now().toISOString(),
    attempts: isPending ? job.attempts + 1 : 0,
    due_at: waitMs === null ? null : dueAfter(context, waitMs),
  }
}

/**
 * Returns the reasons of an automatic withdrawal, which stay visible on the property afterwards. Errors of a removal
 * itself are excluded.
 */
export const reasonsOf = ({ rows }: ExportRow): ReportRow[] =>
  parseReportRows(rows).filter(({ action }) => action !== 'remove')

/** Resets an export whose advert is removed; `reasons` explain an automatic withdrawal. */
export const toRemoved = (context: AppContext, job: ExportRow, outcome: Partial<Outcome> = {}): Change => {
  const reasons = reasonsOf(job)
  return {
    ...unsentColumns,
    state: reasons.length > 0 ? 'error' : 'removed',
    uuid: null,
    url: null,
    portal_code: outcome.portal_code ?? null,
    rows: serializeReportRows(job.place, reasons),
    answered_at: context.now().toISOString(),
    attempts: 0,
    due_at: null,
  }
}

/**
 * Number of failed attempts after which the report says that the portal couldn't be reached, and only removals and
 * updates that hide data are retried.
 */
const maxAttempts = 8

/** Converts an error to an update that retries later, or reports it. */
export function toRetryOrFailed(context: AppContext, job: ExportRow, error: unknown): Change {
  const action = actionOf(job)
  const reasons = action === 'remove' ? reasonsOf(job) : []
  if (error instanceof ConsentRequiredError)
    return toFailed(job, [...reasons, createReportRow(job.place, { problem: 'NEEDS_AUTHORIZATION', action })])
  if (!(error instanceof RetryLaterError)) logError(error, { background: 'portals', place: job.place })
  const attempts = job.attempts + 1
  const rows = [...reasons, createReportRow(job.place, { problem: 'NOT_REACHED', action })]
  const hasReachedLimit = attempts >= maxAttempts
  const shouldContinue = action === 'remove' || mustHideData(job)
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
