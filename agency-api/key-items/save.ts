import { sql } from 'kysely'
import { AgencyError } from '#contract/errors.ts'
import {
  type KeyItemInput,
  type KeyItemUpdateInput,
  type KeyItemKind,
  languagesWithShortName,
} from '#contract/key-items.ts'
import { limits } from '#contract/limits.ts'
import { logActivity } from '../activity/log-activity.ts'
import { audit, auditCreation } from '../activity/audited-database.ts'
import { keyItemRecords } from './snapshot.ts'
import { countRows } from '../db/count-rows.ts'
import { normalizedText } from '../db/text-search.ts'
import type { Tx } from '../db/schema.ts'
import type { DbContext, EditContext } from '../app-context.ts'
import { requireVersion } from '../version.ts'
import { keyItemVersion, readKeyItem } from './read.ts'
import { detachUses, moveUses, countUses, auditReferrers } from './uses.ts'
import { onPostgres } from '../db/on-postgres.ts'

/** Adds a key item at the end of its kind or group; returns its id. Throws MISSING for an invalid group. */
export function addKeyItem({ db, now }: DbContext, kind: KeyItemKind, input: KeyItemInput): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const columns = await columnsOf(tx, kind, input)
    const { lastPosition } = await tx
      .selectFrom('key_items')
      .select((eb) => eb.fn.max('position').as('lastPosition'))
      .where('kind', '=', kind)
      .where('master_id', columns.master_id === null ? 'is' : '=', columns.master_id)
      .executeTakeFirstOrThrow()
    const time = now().toISOString()
    const { id } = await tx
      .insertInto('key_items')
      .values({ ...columns, kind, position: (lastPosition ?? -1) + 1, created_at: time, updated_at: time })
      .returning('id')
      .executeTakeFirstOrThrow()
    auditCreation(tx, keyItemRecords, id)
    return id
  })
}

/** Saves a key item; returns its new version. Throws NOT_FOUND, PreconditionFailed and MISSING. */
export function updateKeyItem(
  { db, now, ifMatch }: EditContext,
  kind: KeyItemKind,
  id: number,
  input: KeyItemUpdateInput,
): Promise<string> {
  return db.transaction().execute(async (tx) => {
    await lockKeyItem(tx, kind, id)
    const stored = await readKeyItem(tx, kind, id)
    requireVersion(ifMatch, keyItemVersion(stored))
    const tooShort = languagesWithShortName(input.name, stored.name)
    if (tooShort.length > 0)
      throw new AgencyError('MISSING', {
        fields: Object.fromEntries(
          tooShort.map((language) => [`name[${language}]`, `min:${limits.keyItemNameMinLength}`]),
        ),
      })
    await tx
      .updateTable('key_items')
      .set({
        ...(await columnsOf(tx, kind, {
          name: input.name,
          filterable: input.filterable ?? stored.filterable,
          icons: input.icons === undefined ? stored.icons : input.icons,
          master: input.master ?? stored.master,
        })),
        updated_at: now().toISOString(),
      })
      .where('id', '=', id)
      .execute()
    return keyItemVersion(await readKeyItem(tx, kind, id))
  })
}

/**
 * Deletes a key item. Throws KEY_IN_USE with the counts if it is in use, unless its uses move to another of its kind
 * (`move_to`) or are removed (`detach`). `detach` doesn't remove the main type of a property or development.
 */
export async function removeKeyItem(
  { db }: DbContext,
  kind: KeyItemKind,
  id: number,
  { move_to, detach = 0 }: { move_to?: number; detach?: 0 | 1 },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockKeyItem(tx, kind, id)
    if (move_to !== undefined || detach === 1) await auditReferrers(tx, kind, id)
    if (move_to !== undefined) {
      if (move_to === id || !(await isKeyItem(tx, kind, move_to)))
        throw new AgencyError('MISSING', { fields: { move_to: 'invalid' } })
      await moveUses(tx, kind, id, move_to)
    } else if (detach === 1) await detachUses(tx, kind, id)
    const uses = (await countUses(tx, kind, [id]))(id)
    if (Object.values(uses).some((count) => count > 0))
      throw new AgencyError('KEY_IN_USE', { params: { ...uses } })
    await tx.deleteFrom('key_items').where('id', '=', id).execute()
  })
}

/**
 * Sorts the listed key items as in `list`, within the places that they occupy now; the other items of their kind don't
 * move. Throws MISSING for an item of another kind.
 */
export async function reorderKeyItems({ db }: DbContext, kind: KeyItemKind, list: readonly number[]) {
  const ids = [...new Set(list)]
  await db.transaction().execute(async (tx) => {
    const rows = await tx
      .selectFrom('key_items')
      .select(['id', 'position'])
      .where('kind', '=', kind)
      .orderBy('position')
      .orderBy(normalizedText(tx, sql.ref('name_en')))
      .orderBy('id')
      .execute()
    const storedIds = new Set(rows.map(({ id }) => id))
    if (!ids.every((id) => storedIds.has(id)))
      throw new AgencyError('MISSING', { fields: { list: 'invalid' } })
    const reorderedIds = ids.values()
    const order = rows.map((row) => (ids.includes(row.id) ? (reorderedIds.next().value ?? row.id) : row.id))
    const storedPositions = new Map(rows.map(({ id, position }) => [id, position]))
    for (const [position, id] of order.entries()) {
      if (storedPositions.get(id) !== position)
        await tx.updateTable('key_items').set({ position }).where('id', '=', id).execute()
    }
    await logActivity(tx, { action: 'reordered', resource: 'key-items', reference: kind })
  })
}

/**
 * Locks a key item, so that no record starts using it, and audits it. SQLite needs no lock: it runs one write
 * transaction at a time. Throws NOT_FOUND.
 */
async function lockKeyItem(tx: Tx, kind: KeyItemKind, id: number): Promise<void> {
  const row = await tx
    .selectFrom('key_items')
    .select('id')
    .where('id', '=', id)
    .where('kind', '=', kind)
    .$if(onPostgres(tx), (query) => query.forUpdate())
    .executeTakeFirst()
  if (row === undefined) throw new AgencyError('NOT_FOUND')
  await audit(tx, keyItemRecords, id)
}

async function isKeyItem(tx: Tx, kind: KeyItemKind, id: number): Promise<boolean> {
  return (await countRows(tx.selectFrom('key_items').where('id', '=', id).where('kind', '=', kind))) > 0
}

/**
 * Converts input to columns. Only features have a group; the Portuguese name `-` means untranslated and is stored as
 * empty. Throws MISSING for an unknown group.
 */
async function columnsOf(tx: Tx, kind: KeyItemKind, input: KeyItemInput) {
  const hasGroup = kind === 'features' && input.master !== 0
  if (hasGroup && !(await isKeyItem(tx, 'master', input.master)))
    throw new AgencyError('MISSING', { fields: { master: 'invalid' } })
  return {
    name_en: input.name.en,
    name_pt: input.name.pt === '-' ? '' : input.name.pt,
    filterable: input.filterable,
    icons: input.icons,
    master_id: hasGroup ? input.master : null,
  }
}
