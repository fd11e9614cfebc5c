import { setTimeout as pause } from 'node:timers/promises'
import { isExportPending } from '#contract/portal-places.ts'
import { runInBackground, repeat } from '../background.ts'
import type { AppContext } from '../app-context.ts'
import { msBetween } from '../clock-skew.ts'
import { processEvents } from './events.ts'
import { reconcileExports } from './reconcile.ts'
import { type ExportRow, findExport } from './exports.ts'
import { isConfigured } from './configuration.ts'
import { type Change, dueAfter, maxBackoffMs, pollAfterMs, toRetryOrFailed } from './outcomes.ts'
import { publishExport } from './publish.ts'
import { finishJob, freeAbandonedLeases, leaseDueExport, forgetLease } from './queue.ts'
import { adapters } from './registry.ts'
import { withdraw } from './removal.ts'

const intervalMs = 3000
/** Maximum number of exports per run. Keeps a run short, because a shutdown may wait until it is complete. */
const maxExportsPerRun = 25

/** Reconciles exports, then processes events and runs the due exports. */
export async function runPortalJobs(context: AppContext): Promise<void> {
  await reconcileExports(context)
  await processJobs(context)
}

/**
 * Processes events, frees abandoned leases, and runs up to `maxExportsPerRun` due exports while `shouldContinue`
 * returns true.
 */
async function processJobs(context: AppContext, shouldContinue = () => true): Promise<void> {
  await processEvents(context)
  await freeAbandonedLeases(context)
  for (let count = 0; count < maxExportsPerRun && shouldContinue(); count += 1)
    if (!(await processDueExport(context))) return
}

/** Processes one due export, or the given one if it is due; false when there is none. */
async function processDueExport(context: AppContext, id?: number): Promise<boolean> {
  const job = await leaseDueExport(context, id)
  if (job === null) return false
  try {
    await finishJob(context, job, await runJob(context, job))
  } finally {
    forgetLease(job)
  }
  return true
}

async function runJob(context: AppContext, job: ExportRow): Promise<Change> {
  // Tries again in an hour if the portal isn't configured.
  if (!isConfigured(context.environment, job.place)) return { due_at: dueAfter(context, maxBackoffMs) }
  try {
    return await (job.wanted === 'withdrawn' ? withdraw : publishExport)(context, job)
  } catch (error) {
    return toRetryOrFailed(context, job, error)
  }
}

/**
 * Runs jobs in the background, so that no request waits for a portal. Leases prevent overlapping runs from processing
 * the same export.
 */
export function schedulePortalJobs({ db, media, mail, environment, now }: AppContext): void {
  runInBackground('portals', runPortalJobs({ db, media, mail, environment, now }))
}

/**
 * Starts the worker; returns a function that stops it and waits for the current run. Reconciliation has its own loop,
 * so that a hanging portal doesn't delay marking other portals' adverts for withdrawal.
 */
export function startPortalWorker(context: AppContext): () => Promise<void> {
  const stops = [
    repeat('portals', intervalMs, () => reconcileExports(context)),
    repeat('portals', intervalMs, (shouldContinue) => processJobs(context, shouldContinue)),
  ]
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
  }
}

/** Age at which a final state is polled when someone views it, because notifications can be lost. */
const staleStateMs = 24 * 3_600_000

/**
 * Maximum time that a viewer waits for the poll, which continues in the background. A portal may hang for ten seconds
 * per request.
 */
const maxWaitMs = 3_000

/**
 * Polls a portal's API once if the last contact is at least two minutes ago, or a day ago for an export in a final
 * state. Returns undefined if no poll is needed or possible (feeds, adverts without an id).
 */
export async function pollStaleExport(context: AppContext, publication: ExportRow) {
  const lastContactAt = publication.answered_at ?? publication.sent_at ?? publication.created_at
  const isStale =
    msBetween(context.now(), lastContactAt) >= (isExportPending(publication) ? pollAfterMs : staleStateMs)
  if (adapters[publication.place].kind !== 'api' || publication.uuid === null || !isStale) return undefined
  await context.db
    .updateTable('portal_exports')
    .set({ due_at: context.now().toISOString() })
    .where('id', '=', publication.id)
    .where('lease', 'is', null)
    .execute()
  const polled = processDueExport(context, publication.id)
  runInBackground('portals', polled)
  await Promise.race([polled, pause(maxWaitMs, undefined, { ref: false })])
  return findExport(context.db, publication.place, publication.property_id)
}
