import type { Kysely, Transaction } from 'kysely'
import type { ErrorCode } from '#contract/errors.ts'
import type { FieldChange } from '../activity/record.ts'
import type { Database, Row } from '../db/schema.ts'

/** Record still to change. `id` is that of its row in `batch_items`. */
export type PendingItem = { id: number; record_id: number; changes: FieldChange[] }
export type ItemResult = { id: number; problem: ErrorCode | null }

type ItemState = Row<'batch_items'>['state']
type States = readonly [from: ItemState, done: ItemState, failed: ItemState]

const statesOf = ({ state }: Pick<Row<'batches'>, 'state'>): States =>
  state === 'undoing' ? ['done', 'undone', 'skipped'] : ['waiting', 'done', 'failed']

/** Returns the next records with their changes, reversed for an undo. Only the lease's holder changes their state. */
export async function readNextItems(
  db: Kysely<Database>,
  batch: Pick<Row<'batches'>, 'id' | 'state'>,
  size: number,
): Promise<PendingItem[]> {
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
  tx: Transaction<Database>,
  batch: Pick<Row<'batches'>, 'state'>,
  results: readonly ItemResult[],
): Promise<void> {
  const [, done, failed] = statesOf(batch)
  for (const [problem, group] of Map.groupBy(results, (result) => result.problem))
    await tx
      .updateTable('batch_items')
      .set({ state: problem === null ? done : failed, problem })
      .where(
        'id',
        'in',
        group.map(({ id }) => id),
      )
      .execute()
}
