import type { Kysely, Transaction } from 'kysely'
import { BatchChange } from '#contract/batches.ts'
import { type ActivityEvent, record } from '../activity/record.ts'
import type { Database, Row } from '../db/schema.ts'

/** Marks a batch as ended and, if it changed any records, adds one activity entry for all of them. */
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
  const { count } = await tx
    .selectFrom('batch_items')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('batch_id', '=', batch.id)
    .where('state', '=', state === 'undone' ? 'undone' : 'done')
    .executeTakeFirstOrThrow()
  const change = BatchChange.parse(JSON.parse(batch.change))
  if (Number(count) > 0)
    await record(tx, { ...toEvent(change, batch.resource, state === 'undone'), amount: Number(count) })
}

function toEvent(
  change: BatchChange,
  resource: Row<'batches'>['resource'],
  isUndone: boolean,
): ActivityEvent {
  if (change.field !== 'portal')
    return { action: change.field === 'deleted' ? 'deleted' : 'changed', resource }
  const isPublication = (change.value === 1) !== isUndone
  return { action: isPublication ? 'exported' : 'changed', resource: 'portals', title: change.place }
}

/** Returns the id of the activity entry for all records of a batch; null if there is none. */
export async function readBatchEntryId(db: Kysely<Database>, id: number): Promise<number | null> {
  const entry = await db
    .selectFrom('activity')
    .select('id')
    .where('batch_id', '=', id)
    .where('record_id', 'is', null)
    .orderBy('id')
    .executeTakeFirst()
  return entry?.id ?? null
}
