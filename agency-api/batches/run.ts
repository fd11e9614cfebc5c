import { setTimeout as pause } from 'node:timers/promises'
import type { Transaction } from 'kysely'
import { BatchChange } from '#contract/batches.ts'
import { AgencyError, type ErrorCode } from '#contract/errors.ts'
import { runWithActor } from '../activity/actor-context.ts'
import { type Event, type FieldChange, record } from '../activity/record.ts'
import type { AppContext } from '../app-context.ts'
import { removeCondominium } from '../condominiums/lifecycle.ts'
import type { Database, Row } from '../db/schema.ts'
import { DatabaseUnavailable } from '../db/unavailable.ts'
import { isForeignKeyViolation } from '../db/violations.ts'
import { withinHighlights } from '../properties/highlight.ts'
import { removeProperty } from '../properties/lifecycle.ts'
import { logError } from '../log.ts'
import { writePortal } from './portal.ts'
import { storeResults, type Work, writeChanges } from './write.ts'

type Running = Row<'batches'> & { change: string }
/** The claim on a batch; `until` is the stored time, by which the process that renews it proves that it is still its own. */
export type Lease = { id: number; until: string }
type States = readonly [from: ItemState, done: ItemState, failed: ItemState]
type ItemState = Row<'batch_items'>['state']

/** Records of one transaction: short enough that other writers wait little. */
const chunkSize = 50
/** Exceeds a transaction; another process then continues the batch of one that died. */
export const leaseMs = 10_000
/** Lets requests in between two transactions. */
const breakMs = 2

/** Applies or undoes a batch until its end, its cancellation, or `shouldContinue` returns false. */
export async function runBatch(
  context: AppContext,
  lease: Lease,
  shouldContinue: () => boolean,
): Promise<void> {
  // After a failure the next records are tried one by one, so that one of them doesn't stop the others.
  let single = 0
  try {
    while (shouldContinue()) {
      try {
        if (!(await runChunk(context, lease, single > 0 ? 1 : chunkSize))) return
        single = Math.max(0, single - 1)
      } catch (error) {
        if (error instanceof DatabaseUnavailable) throw error
        if (single > 0) await failNext(context, lease, problemOf(error))
        single = single > 0 ? single - 1 : chunkSize
      }
      await pause(breakMs)
    }
  } finally {
    await context.db
      .updateTable('batches')
      .set({ lease_until: null })
      .where('id', '=', lease.id)
      .where('lease_until', '=', lease.until)
      .execute()
  }
}

/** Changes the next records in one transaction; returns false if nothing is left to do. */
async function runChunk(context: AppContext, lease: Lease, size: number): Promise<boolean> {
  const { id } = lease
  const batch = await context.db
    .selectFrom('batches')
    .selectAll()
    .where('id', '=', id)
    .where('state', 'in', ['running', 'undoing'])
    .executeTakeFirst()
  if (batch === undefined) return false
  const user = await context.db
    .selectFrom('users')
    .select(['id', 'name', 'disabled'])
    .where('id', '=', batch.user_id)
    .executeTakeFirst()
  if (user === undefined || user.disabled === 1) return end(context, batch, 'cancelled')
  const undone = batch.state === 'undoing' ? await batchLine(context.db, id) : null
  const actorContext = {
    ...{ actor: user, client: null, request: null, now: context.now, batch: id },
    ...(undone !== null && { reverts: undone }),
  }
  const change = BatchChange.parse(JSON.parse(batch.change))
  return runWithActor(actorContext, () =>
    change.field === 'deleted'
      ? deleteNext(context, lease, batch)
      : changeNext(context, lease, batch, change, size),
  )
}

async function changeNext(
  context: AppContext,
  lease: Lease,
  batch: Running,
  change: BatchChange,
  size: number,
): Promise<boolean> {
  const [from, ...ends] = statesOf(batch)
  return withLease(context, lease, batch, async (tx) => {
    const work = await nextItems(tx, batch, from, size)
    if (work.length === 0) return finish(tx, context, batch)
    const write = async () => {
      const results =
        change.field === 'portal'
          ? await writePortal(context, tx, change.place, work)
          : await writeChanges(tx, batch.resource, work, context.now())
      await storeResults(tx, results, ends)
    }
    // Counting the highlights takes as long as the changes of a chunk.
    await (work.some(mayHighlight) ? withinHighlights(tx, write) : write())
    return true
  })
}

const mayHighlight = ({ changes }: Work) =>
  changes.some(({ field }) => field === 'highlighted' || field === 'archived' || field === 'tag_id')

/** Deletes one record: its files are dropped after the commit. */
async function deleteNext(context: AppContext, lease: Lease, batch: Running): Promise<boolean> {
  const [from, ...ends] = statesOf(batch)
  let next: Work | undefined
  const isLeft = await withLease(context, lease, batch, async (tx) => {
    next = (await nextItems(tx, batch, from, 1))[0]
    return next !== undefined || finish(tx, context, batch)
  })
  if (!isLeft || next === undefined) return false
  const { id, record_id } = next
  const remove = batch.resource === 'properties' ? removeProperty : removeCondominium
  try {
    let until: string | null = null
    await remove(context, record_id, async (tx) => {
      until = await renew(tx, lease, batch, context.now())
      if (until === null) throw new LeaseLost()
      await storeResults(tx, [{ id, problem: null }], ends)
    })
    if (until !== null) lease.until = until
  } catch (error) {
    if (error instanceof LeaseLost) return false
    if (error instanceof DatabaseUnavailable) throw error
    await failNext(context, lease, problemOf(error))
  }
  return true
}

/** The batch was cancelled, or another process took it over; rolls the deletion back. */
class LeaseLost extends Error {}

/** Runs `work` in a transaction that renews the lease; returns false if the batch was cancelled or taken over. */
async function withLease(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  lease: Lease,
  batch: Pick<Running, 'state'>,
  work: (tx: Transaction<Database>) => Promise<boolean>,
): Promise<boolean> {
  const { until, isLeft } = await db.transaction().execute(async (tx) => {
    const until = await renew(tx, lease, batch, now())
    return { until, isLeft: until !== null && (await work(tx)) }
  })
  // After the commit: a transaction that was rolled back left the former time.
  if (until !== null) lease.until = until
  return isLeft
}

/** Locks the batch and renews its lease; returns the new time, or null if the batch was cancelled or taken over. */
async function renew(
  tx: Transaction<Database>,
  { id, until }: Lease,
  { state }: Pick<Running, 'state'>,
  now: Date,
): Promise<string | null> {
  const renewed = new Date(now.getTime() + leaseMs).toISOString()
  const { numUpdatedRows } = await tx
    .updateTable('batches')
    .set({ lease_until: renewed })
    .where('id', '=', id)
    .where('state', '=', state)
    .where('lease_until', '=', until)
    .executeTakeFirst()
  return numUpdatedRows > 0n ? renewed : null
}

const statesOf = ({ state }: Running): States =>
  state === 'undoing' ? ['done', 'undone', 'skipped'] : ['waiting', 'done', 'failed']

async function nextItems(
  tx: Transaction<Database>,
  { id, state }: Running,
  from: ItemState,
  size: number,
): Promise<Work[]> {
  const rows = await tx
    .selectFrom('batch_items')
    .select(['id', 'record_id', 'changes'])
    .where('batch_id', '=', id)
    .where('state', '=', from)
    .orderBy('id')
    .limit(size)
    .execute()
  return rows.map((row) => {
    const changes = JSON.parse(row.changes) as FieldChange[]
    const reversed = changes.map(({ field, before, after }) => ({ field, before: after, after: before }))
    return { ...row, changes: state === 'undoing' ? reversed : changes }
  })
}

/** Marks the next record as failed, so that the batch goes on with the others. */
async function failNext(context: AppContext, lease: Lease, problem: ErrorCode): Promise<void> {
  const batch = await context.db
    .selectFrom('batches')
    .selectAll()
    .where('id', '=', lease.id)
    .executeTakeFirst()
  if (batch === undefined || (batch.state !== 'running' && batch.state !== 'undoing')) return
  const [from, , failed] = statesOf(batch)
  await withLease(context, lease, batch, async (tx) => {
    const [item] = await nextItems(tx, batch, from, 1)
    if (item !== undefined)
      await tx.updateTable('batch_items').set({ state: failed, problem }).where('id', '=', item.id).execute()
    return true
  })
}

function problemOf(error: unknown): ErrorCode {
  if (error instanceof AgencyError) return error.code
  // An agent, district or option that was deleted since.
  if (isForeignKeyViolation(error)) return 'MISSING'
  logError(error, { background: 'batch' })
  return 'ERROR'
}

async function finish(
  tx: Transaction<Database>,
  { now }: Pick<AppContext, 'now'>,
  batch: Running,
): Promise<boolean> {
  const state = batch.state === 'undoing' ? 'undone' : 'done'
  await endBatch(tx, batch, state, now())
  return false
}

/** Ends a batch and adds its line to the agency's activity; returns false. */
async function end(context: AppContext, batch: Running, state: 'cancelled'): Promise<false> {
  await context.db
    .transaction()
    .execute((tx) =>
      runWithActor({ actor: null, client: null, request: null, now: context.now, batch: batch.id }, () =>
        endBatch(tx, batch, state, context.now()),
      ),
    )
  return false
}

/** Stores the end of a batch with one line for all its records, if any changed. */
export async function endBatch(
  tx: Transaction<Database>,
  batch: Pick<Row<'batches'>, 'id' | 'resource' | 'change'>,
  state: 'done' | 'cancelled' | 'undone',
  now: Date,
): Promise<void> {
  await tx
    .updateTable('batches')
    .set({ state, ended_at: now.toISOString(), lease_until: null })
    .where('id', '=', batch.id)
    .execute()
  const { amount } = await tx
    .selectFrom('batch_items')
    .select((eb) => eb.fn.countAll<number>().as('amount'))
    .where('batch_id', '=', batch.id)
    .where('state', '=', state === 'undone' ? 'undone' : 'done')
    .executeTakeFirstOrThrow()
  const change = BatchChange.parse(JSON.parse(batch.change))
  if (Number(amount) > 0)
    await record(tx, { ...lineOf(change, batch.resource, state === 'undone'), amount: Number(amount) })
}

function lineOf(change: BatchChange, resource: Row<'batches'>['resource'], isUndone: boolean): Event {
  if (change.field !== 'portal')
    return { action: change.field === 'deleted' ? 'deleted' : 'changed', resource }
  const isPublication = (change.value === 1) !== isUndone
  return { action: isPublication ? 'exported' : 'changed', resource: 'portals', title: change.place }
}

/** Returns the activity line of a whole batch. */
async function batchLine(db: AppContext['db'], id: number): Promise<number | null> {
  const line = await db
    .selectFrom('activity')
    .select('id')
    .where('batch_id', '=', id)
    .where('record_id', 'is', null)
    .orderBy('id')
    .executeTakeFirst()
  return line?.id ?? null
}
