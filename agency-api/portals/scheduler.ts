import { runInBackground, repeat } from '../background.ts'
import type { AppContext } from '../app-context.ts'
import { processEvents } from './events.ts'
import { reconcileExports } from './reconcile.ts'
import { freeAbandonedLeases } from './leases.ts'
import { processQueue } from './process-queue.ts'

const everyMs = 3000
/** Batch size: a stop waits for at most one batch. */
const maxPerRound = 25

/** Reconciles exports, then processes events and runs the due exports. */
export async function runPortalJobs(context: AppContext): Promise<void> {
  await reconcileExports(context)
  await processJobs(context)
}

/** Processes events, and runs due exports one by one while `shouldContinue` returns true. */
async function processJobs(context: AppContext, shouldContinue = () => true): Promise<void> {
  await processEvents(context)
  await freeAbandonedLeases(context)
  for (let done = 0; done < maxPerRound && shouldContinue() && (await processQueue(context)); done += 1);
}

/** Runs jobs in the background, so that no request waits for a portal. Overlapping runs share the work by leases. */
export function schedulePortalJobs({ db, media, mail, environment, now }: AppContext): void {
  runInBackground('portals', runPortalJobs({ db, media, mail, environment, now }))
}

/**
 * Starts the worker; returns a function that stops it and waits for the current run. Exports are reconciled in a loop
 * of their own, so that a portal that hangs doesn't keep the adverts of the others online.
 */
export function startPortalWorker(context: AppContext): () => Promise<void> {
  const stops = [
    repeat('portals', everyMs, () => reconcileExports(context)),
    repeat('portals', everyMs, (shouldContinue) => processJobs(context, shouldContinue)),
  ]
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
  }
}
