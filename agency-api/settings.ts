import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from './db/schema.ts'

/**
 * `attempt_key`: hex, hashes the counters of failed sign-ins. `demo`: the highest id of the sample agency's accounts that
 * visitors sign in to, missing on any other agency. `demo_taken`: when the rows that its resets bring back were taken, and
 * after which migration, as JSON. `demo_last_reset`, `demo_next_reset`: ISO times; the next is `never` for a sample that was
 * grown to measure with. `ready_at`: the last write probe. `activity_opened`: stands while lines of the history may be
 * deleted (activity/retention.ts).
 */
export type SettingName =
  | 'attempt_key'
  | 'demo'
  | 'demo_taken'
  | 'demo_last_reset'
  | 'demo_next_reset'
  | 'ready_at'
  | 'activity_opened'

/** Null when it was never set. */
export async function readSetting(db: Kysely<Database>, name: SettingName): Promise<string | null> {
  const row = await db.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirst()
  return row?.value ?? null
}

export async function writeSetting(db: Kysely<Database>, name: SettingName, value: string): Promise<void> {
  await db
    .insertInto('settings')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
}

const keys = new WeakMap<object, Promise<string>>()

/** The key of the attempt counters, made once per database and the same for every process on it. */
export function attemptKey(db: Kysely<Database>): Promise<string> {
  const known = keys.get(db)
  if (known !== undefined) return known
  const made = makeAttemptKey(db).catch((error: unknown) => {
    keys.delete(db)
    throw error
  })
  keys.set(db, made)
  return made
}

async function makeAttemptKey(db: Kysely<Database>): Promise<string> {
  await db
    .insertInto('settings')
    .values({ name: 'attempt_key', value: randomBytes(32).toString('hex') })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('name', '=', 'attempt_key')
    .executeTakeFirstOrThrow()
  return row.value
}
