import type { AppContext } from '../app-context.ts'
import { repeat } from '../background.ts'
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

/** Starts the worker; returns a function that stops it and waits for the batch in progress. */
export function startBatchWorker(context: AppContext): () => Promise<void> {
  let hasEndedLeases = false
  return repeat('batches', everyMs, async (shouldContinue) => {
    if (!hasEndedLeases) await endLeases(context)
    hasEndedLeases = true
    await runDueBatches(context, shouldContinue)
  })
}
