import { inBackground } from '../background.ts'
import type { AppContext } from '../app-context.ts'
import { logError } from '../log.ts'
import { processEvents } from './events.ts'
import { reconcileExports } from './reconcile.ts'
import { freeAbandonedLeases } from './leases.ts'
import { processQueue } from './process-queue.ts'

const everyMs = 3000
/** Batch size: a stop waits for at most one batch. */
const mostInOneRound = 25

/** Reconciles, processes events, and runs due exports one by one while `goesOn` returns true. */
export async function runPortalJobs(context: AppContext, shouldContinue = () => true): Promise<void> {
  await reconcileExports(context)
  await processEvents(context)
  await freeAbandonedLeases(context)
  for (let done = 0; done < mostInOneRound && shouldContinue() && (await processQueue(context)); done += 1);
}

/** Runs jobs soon in the background, so that no request waits for a portal. Overlapping runs share the work by leases. */
export function schedulePortalJobs(context: AppContext): void {
  inBackground('portals', runPortalJobs(context))
}

/** Starts the worker; returns a function that stops it and waits for the current run. */
export function startPortalWorker(context: AppContext): () => Promise<void> {
  let round = Promise.resolve()
  let busy = false
  let stopped = false
  const timer = setInterval(() => {
    if (busy) return
    busy = true
    round = runPortalJobs(context, () => !stopped)
      .catch((error: unknown) => logError(error, { background: 'portals' }))
      .finally(() => (busy = false))
  }, everyMs)
  timer.unref()
  return async () => {
    stopped = true
    clearInterval(timer)
    await round
  }
}
