import type { Table } from '../backup/rows.ts'
import { allTables } from '../backup/tables.ts'
import type { Db, Tx } from '../db/schema.ts'
import { insertMasterGroups } from '../db/migrations/0002-reference-data.ts'
import { withHistoryUnlocked } from '../activity/retention.ts'
import { readSetting } from '../settings.ts'

/** Thrown if the database contains records that the sample agency must not replace. */
export class NotEmptyError extends Error {}

/** Throws a NotEmptyError unless the database is empty, or contains the sample agency and may be reset. */
export async function requireEmpty(db: Db, reset: boolean): Promise<void> {
  const isSample = (await readSetting(db, 'demo')) !== null
  const user = await db.selectFrom('users').select('id').limit(1).executeTakeFirst()
  const property = await db.selectFrom('properties').select('id').limit(1).executeTakeFirst()
  if (user === undefined && property === undefined) return
  // A reset deletes all records, so the database must contain the sample agency (docs/security.md O-5).
  if (!isSample)
    throw new NotEmptyError(
      'This database belongs to a real agency, and the sample agency never replaces one. Use another data directory (AGENCY_DATA_DIR) or database (DATABASE_URL) for the sample agency.',
    )
  if (!reset)
    throw new NotEmptyError(
      'The sample agency already exists. Run `npm run db:seed -- --reset` to recreate it.',
    )
}

/** Tables that a reset keeps. Tags are read-only, so visitors can't have changed them. */
const retainedTables: Table[] = ['settings', 'tags']

/** Deletes the records of all tables except `retainedTables`, and recreates the master groups. */
export async function deleteAllRecords(db: Tx, now: Date): Promise<void> {
  await withHistoryUnlocked(db, async () => {
    for (const { name } of allTables.toReversed())
      if (!retainedTables.includes(name)) await db.deleteFrom(name).execute()
  })
  await insertMasterGroups(db, now)
}
