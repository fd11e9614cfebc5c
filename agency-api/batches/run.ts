import { setTimeout as pause } from 'node:timers/promises'
import { BatchChange } from '#contract/batches.ts'
import { AgencyError, type ErrorCode } from '#contract/errors.ts'
import { runWithActor } from '../activity/actor-context.ts'
import type { AppContext } from '../app-context.ts'
import { repeat } from '../background.ts'
import { removeDevelopment } from '../developments/lifecycle.ts'
import type { Row, Tx } from '../db/schema.ts'
import { DatabaseUnavailable } from '../db/unavailable.ts'
import { isForeignKeyViolation } from '../db/violations.ts'
import { withHighlightLimit } from '../properties/highlight.ts'
import { removeProperty } from '../properties/lifecycle.ts'
import { logError } from '../log.ts'
import { endLease, endOrphanedLeases, type Lease, leaseBatch, withLease } from './lease.ts'
import { writePublicationChanges } from './portal.ts'
import { endBatch, readBatchEntryId, readNextItems, storeResults, type PendingItem } from './state.ts'
import { writeChanges } from './write.ts'

/** Records per transaction: few enough that other writers don't wait long. */
const chunkSize = 50
/** Pause between transactions, so that other requests get about half of the time (docs/benchmarks.md). */
const pauseMs = 30
const intervalMs = 500

/**
 * Runs started batches, including those of a process that died, until none is left or `shouldContinue` returns
 * false. Processes share the batches: each process leases the batch it works on.
 */
export async function runDueBatches(context: AppContext, shouldContinue = () => true): Promise<void> {
  while (shouldContinue()) {
    const lease = await leaseBatch(context)
    if (lease === null) return
    await runBatch(context, lease, shouldContinue)
  }
}

/** Starts the worker; returns a function that stops it after the transaction in progress. */
export function startBatchWorker(context: AppContext): () => Promise<void> {
  let hasEndedOldLeases = false
  return repeat('batches', intervalMs, async (shouldContinue) => {
    if (!hasEndedOldLeases) await endOrphanedLeases(context)
    hasEndedOldLeases = true
    await runDueBatches(context, shouldContinue)
  })
}

/**
 * Applies or undoes a batch until it ends, is cancelled, or `shouldContinue` returns false. After an error that isn't
 * caused by a record, lets the lease expire, so that other batches run before the retry.
 */
export async function runBatch(context: AppContext, lease: Lease, shouldContinue: () => boolean) {
  // After a failure, the records of the chunk are tried one by one, so that one of them doesn't stop the others.
  let singlesLeft = 0
  while (shouldContinue()) {
    try {
      if (!(await runChunk(context, lease, singlesLeft > 0 ? 1 : chunkSize))) return
      singlesLeft = Math.max(0, singlesLeft - 1)
    } catch (error) {
      if (error instanceof DatabaseUnavailable) throw error
      if (singlesLeft > 0) await failNext(context, lease, error)
      singlesLeft = singlesLeft > 0 ? singlesLeft - 1 : chunkSize
    }
    await pause(pauseMs)
  }
  await endLease(context, lease)
}

/** Changes the next records in one transaction; returns false if the batch has ended or the lease was lost. */
async function runChunk(context: AppContext, lease: Lease, size: number): Promise<boolean> {
  const { db, now } = context
  const batch = await readRunningBatch(context, lease)
  if (batch === undefined) return false
  const end = async (state: Parameters<typeof endBatch>[2]) => {
    await withLease(context, lease, batch, (tx) => endBatch(tx, batch, state, now()))
    return false
  }
  const revertedEntryId = batch.state === 'undoing' ? await readBatchEntryId(db, batch.id) : null
  const system = {
    actor: null,
    client: null,
    requestId: null,
    now,
    batch: batch.id,
    ...(revertedEntryId !== null && { reverts: revertedEntryId }),
  }
  const user = await db
    .selectFrom('users')
    .select(['id', 'name', 'disabled'])
    .where('id', '=', batch.user_id)
    .executeTakeFirst()
  if (user === undefined || user.disabled === 1) return runWithActor(system, () => end('cancelled'))
  return runWithActor({ ...system, actor: user }, async () => {
    const change = BatchChange.parse(JSON.parse(batch.change))
    const items = await readNextItems(db, batch, change.field === 'deleted' ? 1 : size)
    const [first] = items
    if (first === undefined) return end(batch.state === 'undoing' ? 'undone' : 'done')
    const job = { context, lease, batch }
    return change.field === 'deleted' ? deleteRecord(job, first) : changeRecords(job, change, items)
  })
}

async function readRunningBatch({ db }: AppContext, { id }: Lease): Promise<Row<'batches'> | undefined> {
  return db
    .selectFrom('batches')
    .selectAll()
    .where('id', '=', id)
    .where('state', 'in', ['running', 'undoing'])
    .executeTakeFirst()
}

type Job = { context: AppContext; lease: Lease; batch: Row<'batches'> }

function changeRecords({ context, lease, batch }: Job, change: BatchChange, items: readonly PendingItem[]) {
  return withLease(context, lease, batch, async (tx) => {
    const write = async () => {
      const results =
        change.field === 'portal'
          ? await writePublicationChanges(context, tx, change.place, items)
          : await writeChanges(tx, batch.resource, items, {
              now: context.now(),
              isUndo: batch.state === 'undoing',
            })
      await storeResults(tx, batch, results)
    }
    // Only if needed: counting the highlights takes as long as the changes of a chunk.
    await (items.some(mayAddHighlight) ? withHighlightLimit(tx, write) : write())
  })
}

/** Unarchiving a highlighted property, or removing its sold tag, makes it count as a highlight again. */
const mayAddHighlight = ({ changes }: PendingItem) =>
  changes.some(({ field }) => field === 'highlighted' || field === 'archived' || field === 'tag_id')

/** Deletes one record, renewing the lease and storing the result in the same transaction. */
async function deleteRecord({ context, lease, batch }: Job, { id, record_id }: PendingItem) {
  const remove = batch.resource === 'properties' ? removeProperty : removeDevelopment
  const storeResult = (tx: Tx) => storeResults(tx, batch, [{ id, problem: null }])
  try {
    return await withLease(context, lease, batch, storeResult, (beforeDelete) =>
      remove(context, record_id, beforeDelete),
    )
  } catch (error) {
    if (error instanceof DatabaseUnavailable) throw error
    await failNext(context, lease, error)
    return true
  }
}

/** Marks the next record as failed, so that the batch continues with the others. Throws the error if none is left. */
async function failNext(context: AppContext, lease: Lease, error: unknown): Promise<void> {
  const batch = await readRunningBatch(context, lease)
  if (batch === undefined) return
  const [item] = await readNextItems(context.db, batch, 1)
  if (item === undefined) throw error
  const problem = errorCodeOf(error)
  await withLease(context, lease, batch, (tx) => storeResults(tx, batch, [{ id: item.id, problem }]))
}

function errorCodeOf(error: unknown): ErrorCode {
  if (error instanceof AgencyError) return error.code
  // An agent, district or option has been deleted in the meantime.
  if (isForeignKeyViolation(error)) return 'MISSING'
  logError(error, { background: 'batch' })
  return 'ERROR'
}
