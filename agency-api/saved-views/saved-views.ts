import { sql } from 'kysely'
import { AgencyError } from '#contract/errors.ts'
import { limits } from '#contract/limits.ts'
import type { SavedView, SavedViewInput } from '#contract/saved-views.ts'
import type { Actor } from '../accounts/bearer.ts'
import { lock } from '../db/lock.ts'
import type { Db, Row } from '../db/schema.ts'
import type { DbContext } from '../app-context.ts'

type SaveContext = DbContext & { actor: Actor }

/**
 * Returns the caller's views in their order, followed by those that others share: first each user's first view, then
 * each user's second, so that the limit `savedViewsListed` doesn't cut off some users' views altogether.
 */
export async function listSavedViews(db: Db, actor: Actor): Promise<SavedView[]> {
  const defaults = await db
    .selectFrom('default_views')
    .select('view_id')
    .where('user_id', '=', actor.id)
    .execute()
  const rows = await db
    .selectFrom('saved_views')
    .selectAll()
    .where((eb) => eb.or([eb('user_id', '=', actor.id), eb('shared', '=', 1)]))
    .orderBy((eb) => eb.case().when('user_id', '=', actor.id).then(0).else(1).end())
    .orderBy(sql`row_number() over (partition by user_id order by position, id)`)
    .orderBy('id')
    .limit(limits.savedViewsListed)
    .execute()
  return rows.map((row) => ({
    ...row,
    own: row.user_id === actor.id,
    editable: canEdit(actor, row),
    is_default: defaults.some(({ view_id }) => view_id === row.id),
  }))
}

/** Saves a view as the caller's last; returns its id. Throws SAVED_VIEW_LIMIT. */
export function addSavedView({ db, now, actor }: SaveContext, input: SavedViewInput): Promise<number> {
  return db.transaction().execute(async (tx) => {
    await lock(tx, 'userLimits')
    const { lastPosition, count } = await tx
      .selectFrom('saved_views')
      .select(({ fn }) => [fn.max('position').as('lastPosition'), fn.countAll().as('count')])
      .where('user_id', '=', actor.id)
      .executeTakeFirstOrThrow()
    if (Number(count) >= limits.savedViewsPerUser)
      throw new AgencyError('SAVED_VIEW_LIMIT', { params: { max: limits.savedViewsPerUser } })
    const at = now().toISOString()
    const { id } = await tx
      .insertInto('saved_views')
      .values({
        ...input,
        user_id: actor.id,
        position: Number(lastPosition ?? -1) + 1,
        created_at: at,
        updated_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  })
}

/**
 * Updates a view. Throws NOT_FOUND for another's private view, and UNAUTHORIZED for another's shared one unless the
 * caller is an Administrator.
 */
export function updateSavedView({ db, now, actor }: SaveContext, id: number, input: SavedViewInput) {
  return db.transaction().execute(async (tx) => {
    await requireEditable(tx, actor, id)
    await tx
      .updateTable('saved_views')
      .set({ ...input, updated_at: now().toISOString() })
      .where('id', '=', id)
      .execute()
  })
}

/** Deletes a view. Throws the errors of `updateSavedView`. */
export function removeSavedView({ db, actor }: SaveContext, id: number): Promise<void> {
  return db.transaction().execute(async (tx) => {
    await requireEditable(tx, actor, id)
    await tx.deleteFrom('saved_views').where('id', '=', id).execute()
  })
}

/** Puts the caller's views in the given order; views of others are ignored. */
export function reorderSavedViews({ db, actor }: SaveContext, ids: readonly number[]): Promise<void> {
  return db.transaction().execute(async (tx) => {
    for (const [position, id] of ids.entries()) {
      await tx
        .updateTable('saved_views')
        .set({ position })
        .where('id', '=', id)
        .where('user_id', '=', actor.id)
        .execute()
    }
  })
}

/** Chooses the view with which a list opens for the caller; null for none. Throws NOT_FOUND. */
export function setDefaultView({ db, actor }: SaveContext, path: string, id: number | null): Promise<void> {
  return db.transaction().execute(async (tx) => {
    if (id === null) {
      await tx.deleteFrom('default_views').where('user_id', '=', actor.id).where('path', '=', path).execute()
      return
    }
    if ((await readVisibleView(tx, actor, id)).path !== path) throw new AgencyError('NOT_FOUND')
    await tx
      .insertInto('default_views')
      .values({ user_id: actor.id, path, view_id: id })
      .onConflict((conflict) => conflict.columns(['user_id', 'path']).doUpdateSet({ view_id: id }))
      .execute()
  })
}

async function readVisibleView(db: Db, actor: Actor, id: number): Promise<Row<'saved_views'>> {
  const row = await db.selectFrom('saved_views').selectAll().where('id', '=', id).executeTakeFirst()
  if (row === undefined || (row.user_id !== actor.id && row.shared === 0)) throw new AgencyError('NOT_FOUND')
  return row
}

async function requireEditable(db: Db, actor: Actor, id: number): Promise<void> {
  if (!canEdit(actor, await readVisibleView(db, actor, id))) throw new AgencyError('UNAUTHORIZED')
}

const canEdit = ({ id, role }: Actor, { user_id }: Pick<Row<'saved_views'>, 'user_id'>) =>
  user_id === id || role === 'Administrator'
