import type { Generated } from 'kysely'
import { AgencyError } from '#contract/errors.ts'
import { limits } from '#contract/limits.ts'
import type { batchItemStates, batchResources, batchStates } from '#contract/batch-kinds.ts'
import type { Actor } from '../accounts/bearer.ts'
import { updateActorContext } from '../activity/actor-context.ts'
import type { AppContext } from '../app-context.ts'
import type { Text } from '../db/column-types.ts'
import { countRows } from '../db/count-rows.ts'
import { lock } from '../db/lock.ts'
import type { Row } from '../db/schema.ts'
import { route, type ResourceModule } from '../route.ts'
import { prepareBatch } from './prepare.ts'
import { listBatches, readBatch, readItems, readRow } from './read.ts'
import { endBatch } from './state.ts'

/** Changes of many records. */
interface Batches {
  id: Generated<number>
  /** Null once the user was deleted. */
  user_id: number | null
  resource: (typeof batchResources)[number]
  /** JSON: the contract's BatchChange. */
  change: string
  state: (typeof batchStates)[number]
  created_at: string
  ended_at: string | null
  /** End of the lease of the process that works on the batch. */
  lease_until: string | null
}

interface BatchItems {
  id: Generated<number>
  batch_id: number
  /** Not a foreign key: the batch may have deleted the record. */
  record_id: number
  state: (typeof batchItemStates)[number]
  reference: string | null
  problem: string | null
  title_en: Text
  title_pt: Text
  /** JSON: `[{ field, before, after }]`. */
  changes: Text
}

declare module '../db/schema.ts' {
  interface Database {
    batches: Batches
    batch_items: BatchItems
  }
}

const retrySeconds = 10

type BatchRequest = AppContext & { actor: Actor; params: { id: number } }

export const batches: ResourceModule = {
  routes: [
    route('batches.list', async ({ db, actor }) => ({ batches: await listBatches(db, actor) })),
    route('batches.add', async (request) => {
      const id = await prepareBatch(request, request.body)
      return readBatch(request.db, request.actor, id)
    }),
    route('batches.get', ({ db, actor, params }) => readBatch(db, actor, params.id)),
    route('batches.items', (request) => readItems(request, request.params.id, request.query)),
    route('batches.start', (request) => changeState(request, 'running', ['draft'])),
    route('batches.cancel', cancel),
    route('batches.undo', (request) => changeState(request, 'undoing', ['done', 'cancelled'])),
  ],
  backupOrder: { batches: ['id'], batch_items: ['id'] },
}

/**
 * Starts or undoes a batch. Throws NOT_FOUND, UNAUTHORIZED, NOT_REVERTIBLE for undoing a deletion, CHANGED_SINCE if the
 * batch is in none of the states `from`, and TOO_MANY_REQUESTS if `limits.batchesAtOnce` other batches of the caller
 * are running or being undone.
 */
async function changeState(
  { db, actor, params }: BatchRequest,
  state: 'running' | 'undoing',
  from: Row<'batches'>['state'][],
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lock(tx, 'userLimits')
    const batch = await readRow(tx, actor, params.id)
    if (state === 'undoing' && JSON.parse(batch.change).field === 'deleted')
      throw new AgencyError('NOT_REVERTIBLE')
    const { numUpdatedRows } = await tx
      .updateTable('batches')
      // The user who starts or undoes a batch; changes are attributed to this user.
      .set({ state, user_id: actor.id, ended_at: null })
      .where('id', '=', params.id)
      .where('state', 'in', from)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw new AgencyError('CHANGED_SINCE')
    const started = tx
      .selectFrom('batches')
      .where('user_id', '=', actor.id)
      .where('state', 'in', ['running', 'undoing'])
    if ((await countRows(started)) > limits.batchesAtOnce)
      throw new AgencyError('TOO_MANY_REQUESTS', { params: { seconds: retrySeconds } })
  })
}

/** Cancels a running batch; does nothing in other states. */
async function cancel({ db, now, actor, params }: BatchRequest): Promise<void> {
  updateActorContext({ batch: params.id })
  await db.transaction().execute(async (tx) => {
    const batch = await readRow(tx, actor, params.id)
    const { numUpdatedRows } = await tx
      .updateTable('batches')
      .set({ state: 'cancelled' })
      .where('id', '=', params.id)
      .where('state', '=', 'running')
      .executeTakeFirst()
    if (numUpdatedRows > 0n) await endBatch(tx, batch, 'cancelled', now())
  })
}
