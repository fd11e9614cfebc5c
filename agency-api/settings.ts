import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from './db/schema.ts'

/**
 * `attempt_key`: hex, hashes the counters of failed sign-ins. `token_key`: hex, makes of a token the one that follows it.
 * `device_key`: hex, signs what browsers that have signed in are known by. `portals_key`: a fingerprint of the PORTALS_KEY that all processes on this database must share. `demo`: the highest id of the sample agency's accounts that
 * visitors sign in to, missing on any other agency. `demo_taken`: when the rows that its resets bring back were taken, and
 * after which migration, as JSON. `demo_last_reset`, `demo_next_reset`: ISO times; the next is `never` for a sample that was
 * grown to measure with. `ready_at`: the last write probe. `activity_opened`: stands while lines of the history may be
 * deleted (activity/retention.ts). `installation_id`: the one that the media store holds too (media/installation.ts).
 */
export type SettingName =
  | 'attempt_key'
  | 'token_key'
  | 'device_key'
  | 'portals_key'
  | 'demo'
  | 'demo_taken'
  | 'demo_last_reset'
  | 'demo_next_reset'
  | 'ready_at'
  | 'activity_opened'
  | 'installation_id'

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

type KeyName = 'attempt_key' | 'token_key' | 'device_key'

const keys = new WeakMap<object, Map<KeyName, Promise<string>>>()

/** A key of this installation, made once per database and the same for every process on it. */
export function databaseKey(db: Kysely<Database>, name: KeyName): Promise<string> {
  const known = keys.get(db) ?? new Map<KeyName, Promise<string>>()
  keys.set(db, known)
  const made = known.get(name) ?? settledSetting(db, name, randomBytes(32).toString('hex'))
  known.set(name, made)
  made.catch(() => known.delete(name))
  return made
}

/** Sets what nobody has set yet, and answers what stands there then: the same for all who race for it. */
export async function settledSetting(
  db: Kysely<Database>,
  name: SettingName,
  value: string,
): Promise<string> {
  await db
    .insertInto('settings')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  return row.value
}
