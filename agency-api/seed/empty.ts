import type { Kysely, Transaction } from 'kysely'
import { type Table, tableNames } from '../backup/tables.ts'
import type { Database } from '../db/schema.ts'
import { dividers } from '../db/migrations/0002-reference-data.ts'
import { storedFiles } from '../media/known-names.ts'
import { withHistoryOpened } from '../activity/retention.ts'
import type { MediaStore } from '../media/store.ts'
import { readSetting } from '../settings.ts'

/** What keeps the sample out of a database. */
export class NotEmptyError extends Error {}

/** Throws a NotEmptyError unless the database is empty, or holds the sample agency and may be reset. */
export async function checkRoom(db: Kysely<Database>, reset: boolean): Promise<void> {
  const sample = (await readSetting(db, 'demo')) !== null
  const user = await db.selectFrom('users').select('id').limit(1).executeTakeFirst()
  const property = await db.selectFrom('properties').select('id').limit(1).executeTakeFirst()
  if (user === undefined && property === undefined) return
  // A reset deletes everything; only what was made here may go (docs/security.md O-5).
  if (!sample)
    throw new NotEmptyError(
      'This database holds an agency of its own, which the sample never replaces. Give the sample a data folder (AGENCY_DATA_DIR) or database (DATABASE_URL) of its own.',
    )
  if (!reset)
    throw new NotEmptyError(
      'The sample agency is already here. Run `npm run db:seed -- --reset` to make it anew.',
    )
}

/** What no record is made of, and the tags. */
const stays: Table[] = ['settings', 'tags']

/** Deletes every record and brings the master dividers back; the tags, which nothing can change, stay. */
export async function clear(db: Transaction<Database>, now: Date): Promise<void> {
  await withHistoryOpened(db, async () => {
    for (const table of tableNames.toReversed())
      if (!stays.includes(table)) await db.deleteFrom(table).execute()
  })
  const at = now.toISOString()
  await db
    .insertInto('key_items')
    .values(
      dividers.map(([name_en, name_pt], position) => ({
        kind: 'master' as const,
        name_en,
        name_pt,
        position,
        created_at: at,
        updated_at: at,
      })),
    )
    .execute()
}

/** Paths of all files that records own. */
export async function ownedFiles(store: MediaStore): Promise<string[]> {
  return (await storedFiles(store)).map(({ path }) => path)
}
