import { createHash } from 'node:crypto'
import { type ExportPlace, imovirtualExpiredStates } from '#contract/portal-places.ts'
import type { AppContext } from '../app-context.ts'
import { msBetween } from '../clock-skew.ts'
import { type ApiAdapter, type Outcome, RetryLaterError } from './adapter.ts'
import type { ExportRow } from './exports.ts'
import {
  actionOf,
  type Change,
  contentOf,
  toFailed,
  toRetryOrFailed,
  toUpdate,
  dueAfter,
  mustHideData,
  unsentColumns,
} from './outcomes.ts'
import { storeSending } from './queue.ts'
import { type Advert, isOffMarket, readAdverts } from './read-adverts.ts'
import { adapters } from './registry.ts'
import { findValidationErrors, type ReportRow, serializeReportRows } from './report.ts'
import { toAwaitingResponse, isRemovalPending, toRemovalQueued, responseTimeoutMs } from './removal.ts'

/**
 * Runs the next step of publishing an export in its property's current state. `hiding` is 1 if the portal still shows a
 * price or location that is now private: if the advert can't be updated, it is removed.
 */
export async function publishExport(context: AppContext, job: ExportRow): Promise<Change> {
  const adapter = adapters[job.place]
  const property = (await readAdverts(context, [job.property_id])).get(job.property_id)
  // Nothing to do: reconciliation withdraws the adverts of deleted and disabled properties.
  if (property === undefined || property.disabled === 1) return { due_at: null }
  // Stays due: the queue skips it until its property returns to the market or its advert is withdrawn.
  if (!mustHideData(job) && isOffMarket(property.facts)) return { due_at: dueAfter(context, 0) }
  const rows = findValidationErrors(job.place, property.facts, actionOf(job))
  const advert = rows.length > 0 ? null : property.advert
  if (adapter.kind === 'api' && job.uuid !== null)
    return updatePublished(context, adapter, { ...job, uuid: job.uuid }, { advert, rows })
  if (advert === null) return mustHideData(job) ? toRemovalQueued(context, job, rows) : toFailed(job, rows)
  if (adapter.kind === 'api') return publish(context, adapter, job, advert)
  const feedState = { state: 'inserted', uuid: feedUuid(job), rows: '[]' } as const
  return { ...contentOf(context, advert), ...feedState, due_at: null, hiding: 0, to_send: 0 }
}

type PublishedExport = ExportRow & { uuid: string }

/** Updates an existing advert if requested, else polls it. */
async function updatePublished(
  context: AppContext,
  adapter: ApiAdapter,
  job: PublishedExport,
  { advert, rows }: { advert: Advert | null; rows: ReportRow[] },
): Promise<Change> {
  if (job.to_send === 0 || isRemovalPending(job)) return pollAdvert(context, adapter, job)
  if (advert === null) {
    if (mustHideData(job)) return toRemovalQueued(context, job, rows)
    // Reports our validation errors; the published advert stays as it is.
    return {
      ...(await pollAdvert(context, adapter, job)),
      to_send: 0,
      rows: serializeReportRows(job.place, rows),
    }
  }
  const content = contentOf(context, advert)
  const isChanged = content.sent_hash !== job.sent_hash
  const isExpired = imovirtualExpiredStates.includes(job.portal_code ?? '')
  // Unchanged: poll the portal instead of sending the same content again.
  if (!isChanged && !isExpired) return { ...(await pollAdvert(context, adapter, job)), to_send: 0 }
  const updated = isChanged ? await adapter.update(context, advert, job.uuid) : null
  const isAccepted = updated !== null && updated.state !== 'error' && updated.state !== 'removed'
  const needsActivation = updated === null || (isExpired && isAccepted)
  const outcome = needsActivation ? await adapter.activate(context, job.uuid) : updated
  return {
    ...toUpdateOrRemovalQueued(context, job, outcome),
    to_send: 0,
    ...(isAccepted && { ...content, sent_at: context.now().toISOString() }),
  }
}

async function pollAdvert(context: AppContext, adapter: ApiAdapter, job: PublishedExport): Promise<Change> {
  const outcome = await adapter.fetchStatus(context, job.uuid, 'publish')
  if (outcome.state !== 'removed') return toUpdateOrRemovalQueued(context, job, outcome)
  if (isRemovalPending(job))
    return { ...unsentColumns, ...unpublishedColumns, state: 'waiting', due_at: dueAfter(context, 0) }
  // An advert that the portal has just accepted may not be visible to all its systems yet.
  if (outcome.portal_code === undefined && isRecentlySent(context, job))
    return toUpdate(context, job, { state: 'inserted' })
  return toUpdate(context, job, outcome)
}

const unpublishedColumns: Change = { uuid: null, url: null, portal_code: null, rows: '[]' }

const isRecentlySent = (context: AppContext, { sent_at }: ExportRow) =>
  sent_at !== null && msBetween(context.now(), sent_at) < responseTimeoutMs

/** Queues the advert's removal if the portal rejected an update that should have hidden data. */
const toUpdateOrRemovalQueued = (context: AppContext, job: ExportRow, outcome: Outcome): Change =>
  outcome.isWriteRejected && mustHideData(job)
    ? toRemovalQueued(context, job, outcome.rows ?? [])
    : toUpdate(context, job, outcome)

async function publish(
  context: AppContext,
  adapter: ApiAdapter,
  job: ExportRow,
  advert: Advert,
): Promise<Change> {
  // Never resend automatically without a response: the portal could list it twice.
  if (job.sending_at !== null) return toAwaitingResponse(context, job, job.sending_at)
  const content = { ...contentOf(context, advert), hiding: 0, to_send: 0 } as const
  await storeSending(context, job, content)
  try {
    const outcome = await adapter.publish(context, advert)
    const isRejected = outcome.state === 'error'
    return {
      ...toUpdate(context, job, outcome),
      ...(isRejected ? unsentColumns : content),
      // Accepted without an id: a notification will contain it.
      ...((outcome.uuid || isRejected) && { sending_at: null }),
    }
  } catch (error) {
    if (error instanceof RetryLaterError && error.mayBeAccepted)
      return { state: 'waiting', due_at: dueAfter(context, responseTimeoutMs) }
    // Failed before the portal could have accepted it.
    return { ...toRetryOrFailed(context, job, error), ...unsentColumns }
  }
}

/** Namespace for UUIDs of version 5 (RFC 9562). */
const namespace = Buffer.from('6f0c1d1e0b6a4d2f9a2c7e5b3f8d4a10', 'hex')

/** Returns the stable id of an advert in a feed: the same UUID (version 5) for the same property and portal. */
function feedUuid({ place, property_id }: { place: ExportPlace; property_id: number }): string {
  const bytes = createHash('sha1')
    .update(namespace)
    .update(`${place}/${property_id}`)
    .digest()
    .subarray(0, 16)
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x50
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
