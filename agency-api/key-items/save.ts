import { sql, type Transaction } from 'kysely'
import { AgencyError } from '#contract/errors.ts'
import { type KeyItemInput, type KeyItemUpdateInput, type KeyKind, shortNames } from '#contract/key-items.ts'
import { limits } from '#contract/limits.ts'
import { record } from '../activity/record.ts'
import { watch, watchNew } from '../activity/recording.ts'
import { compared } from '../db/compared.ts'
import type { Database } from '../db/schema.ts'
import type { House } from '../house.ts'
import { requireVersion } from '../version.ts'
import { keyVersion, readKey } from './read.ts'
import { detachUses, moveUses, usesOf, watchUsers } from './uses.ts'
import { onPostgres } from '../db/on-postgres.ts'

type Saving = Pick<House, 'db' | 'now'>

/** Adds a key at the end of its kind (a feature at the end of its divider); answers its id. Throws MISSING for a divider that is none. */
export function addKey({ db, now }: Saving, kind: KeyKind, input: KeyItemInput): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const columns = await columnsOf(tx, kind, input)
    const { last } = await tx
      .selectFrom('key_items')
      .select((eb) => eb.fn.max('position').as('last'))
      .where('kind', '=', kind)
      .where('master_id', columns.master_id === null ? 'is' : '=', columns.master_id)
      .executeTakeFirstOrThrow()
    const at = now().toISOString()
    const { id } = await tx
      .insertInto('key_items')
      .values({ ...columns, kind, position: (last ?? -1) + 1, created_at: at, updated_at: at })
      .returning('id')
      .executeTakeFirstOrThrow()
    watchNew(tx, 'key-items', id)
    return id
  })
}

/**
 * Saves a key; answers its new version. Throws NOT_FOUND, Changed, and MISSING for a divider that is none or a new name of
 * fewer than five characters.
 */
export function updateKey(
  { db, now, ifMatch }: Saving & { ifMatch: string | null },
  kind: KeyKind,
  id: number,
  input: KeyItemUpdateInput,
): Promise<string> {
  return db.transaction().execute(async (tx) => {
    await claimKey(tx, kind, id)
    const stored = await readKey(tx, kind, id)
    requireVersion(ifMatch, keyVersion(stored))
    const short = shortNames(input.name, stored.name)
    if (short.length > 0)
      throw new AgencyError('MISSING', {
        fields: Object.fromEntries(
          short.map((language) => [`name[${language}]`, `min:${limits.keyNameLength}`]),
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
    return keyVersion(await readKey(tx, kind, id))
  })
}

/**
 * Deletes a key. One in use is refused with how many use it (KEY_IN_USE), unless they are given another key of its kind
 * (`move_to`) or go without (`detach`); the main type of a property is something it cannot go without.
 */
export async function removeKey(
  { db }: Saving,
  kind: KeyKind,
  id: number,
  { move_to, detach = 0 }: { move_to?: number; detach?: 0 | 1 },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await claimKey(tx, kind, id)
    if (move_to !== undefined || detach === 1) await watchUsers(tx, kind, id)
    if (move_to !== undefined) {
      if (move_to === id || !(await isKey(tx, kind, move_to)))
        throw new AgencyError('MISSING', { fields: { move_to: 'invalid' } })
      await moveUses(tx, kind, id, move_to)
    } else if (detach === 1) await detachUses(tx, kind, id)
    const uses = (await usesOf(tx, kind, [id]))(id)
    if (Object.values(uses).some((amount) => amount > 0))
      throw new AgencyError('KEY_IN_USE', { params: { ...uses } })
    await tx.deleteFrom('key_items').where('id', '=', id).execute()
  })
}

/**
 * Puts some keys of a kind into this order: they share out the places that they had among all of it, and the others keep
 * theirs. Throws MISSING when one is not of the kind.
 */
export async function reorderKeys({ db }: Saving, kind: KeyKind, list: readonly number[]): Promise<void> {
  const wanted = [...new Set(list)]
  await db.transaction().execute(async (tx) => {
    const rows = await tx
      .selectFrom('key_items')
      .select(['id', 'position'])
      .where('kind', '=', kind)
      .orderBy('position')
      .orderBy(compared(tx, sql.ref('name_en')))
      .orderBy('id')
      .execute()
    const known = new Set(rows.map(({ id }) => id))
    if (!wanted.every((id) => known.has(id)))
      throw new AgencyError('MISSING', { fields: { list: 'invalid' } })
    const next = wanted.values()
    const order = rows.map((row) => (wanted.includes(row.id) ? (next.next().value ?? row.id) : row.id))
    const before = new Map(rows.map(({ id, position }) => [id, position]))
    for (const [position, id] of order.entries()) {
      if (before.get(id) !== position)
        await tx.updateTable('key_items').set({ position }).where('id', '=', id).execute()
    }
    await record(tx, { action: 'reordered', noun: 'key-items', reference: kind })
  })
}

/** Holds a key until the transaction ends, so that nothing begins to use it meanwhile; SQLite runs one at a time anyway. */
async function claimKey(tx: Transaction<Database>, kind: KeyKind, id: number): Promise<void> {
  const postgres = onPostgres(tx)
  const row = await tx
    .selectFrom('key_items')
    .select('id')
    .where('id', '=', id)
    .where('kind', '=', kind)
    .$if(postgres, (found) => found.forUpdate())
    .executeTakeFirst()
  if (row === undefined) throw new AgencyError('NOT_FOUND')
  await watch(tx, 'key-items', id)
}

async function isKey(tx: Transaction<Database>, kind: KeyKind, id: number): Promise<boolean> {
  const row = await tx
    .selectFrom('key_items')
    .select('id')
    .where('id', '=', id)
    .where('kind', '=', kind)
    .executeTakeFirst()
  return row !== undefined
}

/** Only features have a divider. The API's `-` for a name that is not translated is none. */
async function columnsOf(tx: Transaction<Database>, kind: KeyKind, input: KeyItemInput) {
  const divided = kind === 'features' && input.master !== 0
  if (divided && !(await isKey(tx, 'master', input.master)))
    throw new AgencyError('MISSING', { fields: { master: 'invalid' } })
  return {
    name_en: input.name.en,
    name_pt: input.name.pt === '-' ? '' : input.name.pt,
    filterable: input.filterable,
    icons: input.icons,
    master_id: divided ? input.master : null,
  }
}
