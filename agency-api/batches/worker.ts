import type { AppContext } from '../app-context.ts'
import { logError } from '../log.ts'
import { endLeases, leaseBatch } from './lease.ts'
import { runBatch } from './run.ts'

const everyMs = 500

/**
 * Runs started batches until none is left or `shouldContinue` returns false, including those of a process that
 * died. Processes share them: each leases the one it works on.
 */
export async function runDueBatches(context: AppContext, shouldContinue = () => true): Promise<void> {
  while (shouldContinue()) {
    const lease = await leaseBatch(context)
    if (lease === null) return
    await runBatch(context, lease, shouldContinue)
  }
}

export function startBatchWorker(context: AppContext): () => Promise<void> {
  let isBusy = false
  let isStopped = false
  let round: Promise<unknown> = Promise.resolve()
  const run = (work: () => Promise<void>) => {
    if (isBusy) return
    isBusy = true
    round = work()
      .catch((error: unknown) => logError(error, { background: 'batches' }))
      .finally(() => (isBusy = false))
  }
  run(() => endLeases(context))
  const timer = setInterval(() => run(() => runDueBatches(context, () => !isStopped)), everyMs)
  timer.unref()
  return async () => {
    isStopped = true
    clearInterval(timer)
    await round
  }
}
