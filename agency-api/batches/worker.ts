import type { AppContext } from '../app-context.ts'
import { onPostgres } from '../db/on-postgres.ts'
import { logError } from '../log.ts'
import { type Lease, leaseMs, runBatch } from './run.ts'

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

async function leaseBatch({ db, now }: AppContext): Promise<Lease | null> {
  const at = now()
  const until = new Date(at.getTime() + leaseMs).toISOString()
  const due = await db
    .selectFrom('batches')
    .select(['id', 'lease_until'])
    .where('state', 'in', ['running', 'undoing'])
    .where((eb) => eb.or([eb('lease_until', 'is', null), eb('lease_until', '<', at.toISOString())]))
    .orderBy('id')
    .executeTakeFirst()
  if (due === undefined) return null
  const { numUpdatedRows } = await db
    .updateTable('batches')
    .set({ lease_until: until })
    .where('id', '=', due.id)
    .where('lease_until', due.lease_until === null ? 'is' : '=', due.lease_until)
    .executeTakeFirst()
  return numUpdatedRows > 0n ? { id: due.id, until } : null
}

/** Ends the leases of processes that died: no other one uses a SQLite file. */
async function endLeases({ db }: AppContext): Promise<void> {
  if (onPostgres(db)) return
  await db.updateTable('batches').set({ lease_until: null }).where('lease_until', 'is not', null).execute()
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
