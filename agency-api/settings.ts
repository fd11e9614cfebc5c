import { randomBytes } from 'node:crypto'
import type { Db } from './db/schema.ts'

/**
 * `attempt_key`: hex, hashes the subjects of counted attempts. `token_key`: hex, derives the next token from a token.
 * `device_key`: hex, signs device cookies. `portals_key`: fingerprint of the PORTALS_KEY that all processes on this
 * database must share. `demo`: the highest id of the sample agency's accounts with a password; missing on any other
 * agency. `demo_taken`: when the sample agency's rows were stored and their migration, as JSON. `demo_last_reset`,
 * `demo_next_reset`: ISO times; the next is `never` for a sample that was grown for measurements. `ready_at`: the last
 * write probe. `activity_opened`: exists while activity entries may be deleted (activity/retention.ts).
 * `installation_id`: equals the media store's (media/installation.ts).
 */
type SettingName =
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

/** Returns a setting; null if it was never set. */
export async function readSetting(db: Db, name: SettingName): Promise<string | null> {
  const row = await db.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirst()
  return row?.value ?? null
}

export async function writeSetting(db: Db, name: SettingName, value: string): Promise<void> {
  await db
    .insertInto('settings')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
}

type KeyName = 'attempt_key' | 'token_key' | 'device_key'

const keysByDatabase = new WeakMap<object, Map<KeyName, Promise<string>>>()

/** Returns a key of this installation, created once per database and shared by its processes. */
export function readDatabaseKey(db: Db, name: KeyName): Promise<string> {
  const cached = keysByDatabase.get(db) ?? new Map<KeyName, Promise<string>>()
  keysByDatabase.set(db, cached)
  const value = cached.get(name) ?? resolveSetting(db, name, randomBytes(32).toString('hex'))
  cached.set(name, value)
  value.catch(() => cached.delete(name))
  return value
}

/** Sets a setting if it is unset, and returns the stored value, which is the same for concurrent callers. */
export async function resolveSetting(db: Db, name: SettingName, value: string): Promise<string> {
  await db
    .insertInto('settings')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  return (await readSetting(db, name)) ?? value
}
