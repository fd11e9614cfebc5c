import { BatchChange } from '#contract/batches.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { type ActivityEvent, type FieldChange, logActivity } from '../activity/log-activity.ts'
import { countRows } from '../db/count-rows.ts'
import type { Db, Row, Tx } from '../db/schema.ts'

/** Record still to change. `id` is that of its row in `batch_items`. */
export type PendingItem = { id: number; record_id: number; changes: FieldChange[] }
export type ItemResult = { id: number; problem: ErrorCode | null }

type ItemState = Row<'batch_items'>['state']
type States = readonly [from: ItemState, done: ItemState, failed: ItemState]

const statesOf = ({ state }: Pick<Row<'batches'>, 'state'>): States =>
  state === 'undoing' ? ['done', 'undone', 'skipped'] : ['waiting', 'done', 'failed']

/**
 * Returns the next records to change; an undo swaps `before` and `after`. The caller holds the batch's lease, so that
 * no other process changes these records.
 */
export async function readNextItems(db: Db, batch: Pick<Row<'batches'>, 'id' | 'state'>, size: number) {
  const [from] = statesOf(batch)
  const rows = await db
    .selectFrom('batch_items')
    .select(['id', 'record_id', 'changes'])
    .where('batch_id', '=', batch.id)
    .where('state', '=', from)
    .orderBy('id')
    .limit(size)
    .execute()
  return rows.map((row) => {
    const changes = JSON.parse(row.changes) as FieldChange[]
    const reversed = changes.map(({ field, before, after }) => ({ field, before: after, after: before }))
    return { ...row, changes: batch.state === 'undoing' ? reversed : changes }
  })
}

/** Stores the state of each record, such as `done`, or `failed` with its problem. */
export async function storeResults(
  tx: Tx,
  batch: Pick<Row<'batches'>, 'state'>,
  results: readonly ItemResult[],
): Promise<void> {
  const [, done, failed] = statesOf(batch)
  for (const [problem, group] of Map.groupBy(results, (result) => result.problem)) {
    const ids = group.map(({ id }) => id)
    const state = problem === null ? done : failed
    await tx.updateTable('batch_items').set({ state, problem }).where('id', 'in', ids).execute()
  }
}

/** Marks a batch as ended and, if it changed or restored any records, adds one activity entry for all of them. */
export async function endBatch(
  tx: Tx,
  batch: Pick<Row<'batches'>, 'id' | 'resource' | 'change' | 'state'>,
  state: 'done' | 'cancelled' | 'undone',
  now: Date,
): Promise<void> {
  await tx
    .updateTable('batches')
    .set({ state, ended_at: now.toISOString(), lease_until: null })
    .where('id', '=', batch.id)
    .execute()
  const [, done] = statesOf(batch)
  const changed = tx.selectFrom('batch_items').where('batch_id', '=', batch.id).where('state', '=', done)
  const amount = (await countRows(changed)) - (await countLoggedRestores(tx, batch.id))
  const change = BatchChange.parse(JSON.parse(batch.change))
  if (amount > 0)
    await logActivity(tx, { ...toEvent(change, batch.resource, batch.state === 'undoing'), amount })
}

/** Returns the number of restored records that interrupted undos of the batch have already logged. */
async function countLoggedRestores(tx: Tx, id: number): Promise<number> {
  const { amount } = await tx
    .selectFrom('activity')
    .select((eb) => eb.fn.sum('amount').as('amount'))
    .where('batch_id', '=', id)
    .where('record_id', 'is', null)
    .where('reverts', 'is not', null)
    .executeTakeFirstOrThrow()
  return Number(amount)
}

function toEvent(change: BatchChange, resource: Row<'batches'>['resource'], isUndo: boolean): ActivityEvent {
  if (change.field !== 'portal')
    return { action: change.field === 'deleted' ? 'deleted' : 'changed', resource }
  const isPublication = (change.value === 1) !== isUndo
  return { action: isPublication ? 'exported' : 'changed', resource: 'portals', title: change.place }
}

/** Returns the id of the activity entry for all records of a batch; null if there is none. */
export async function readBatchEntryId(db: Db, id: number): Promise<number | null> {
  const entry = await db
    .selectFrom('activity')
    .select('id')
    .where('batch_id', '=', id)
    .where('record_id', 'is', null)
    .orderBy('id')
    .executeTakeFirst()
  return entry?.id ?? null
}
