import type { BatchInput } from '#contract/batches.ts'
import { AgencyError } from '#contract/errors.ts'
import { limits } from '#contract/limits.ts'
import type { Actor } from '../accounts/bearer.ts'
import type { Db, NewRow } from '../db/schema.ts'
import { isForeignKeyViolation } from '../db/violations.ts'

export type DraftItem = Omit<NewRow<'batch_items'>, 'batch_id'>

/** Number of a user's latest previews that a new one doesn't delete: several tabs may be open. */
const maxDrafts = 4

/** Adds a preview without records, after deleting old batches; returns its id. */
export async function addDraft(db: Db, actor: Actor, { resource, change }: BatchInput, now: Date) {
  await removeOldBatches(db, actor, now)
  const { id } = await db
    .insertInto('batches')
    .values({
      user_id: actor.id,
      resource,
      change: JSON.stringify(change),
      state: 'draft',
      created_at: now.toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Adds records to a preview. Throws TOO_MANY_REQUESTS if newer previews of the caller replaced it meanwhile. */
export async function addItems(db: Db, id: number, items: readonly DraftItem[]): Promise<void> {
  try {
    await db
      .insertInto('batch_items')
      .values(items.map((item) => ({ ...item, batch_id: id })))
      .execute()
  } catch (error) {
    throw isForeignKeyViolation(error) ? new AgencyError('TOO_MANY_REQUESTS') : error
  }
}

/**
 * Deletes all but the latest of the caller's previews, all users' previews older than a day, and batches too old to be
 * undone.
 */
async function removeOldBatches(db: Db, actor: Actor, now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString()
  const drafts = () => db.deleteFrom('batches').where('state', '=', 'draft')
  const latest = db
    .selectFrom('batches')
    .select('id')
    .where('user_id', '=', actor.id)
    .where('state', '=', 'draft')
    .orderBy('id', 'desc')
    .limit(maxDrafts)
  await drafts().where('user_id', '=', actor.id).where('id', 'not in', latest).execute()
  await drafts().where('created_at', '<', daysAgo(1)).execute()
  await db.deleteFrom('batches').where('ended_at', '<', daysAgo(limits.batchDays)).execute()
}
