import { randomBytes } from 'node:crypto'
import type { Db } from './db/schema.ts'

type SettingName =
  /** Key (hex) that hashes the email address, client or user whose attempts are counted. */
  | 'attempt_key'
  /** Key (hex) that derives the next token from a token. */
  | 'token_key'
  /** Key (hex) that signs device cookies. */
  | 'device_key'
  /** Fingerprint of the PORTALS_KEY that all processes on this database must share. */
  | 'portals_key'
  /** The highest id of the sample agency's accounts with a password; missing on any other agency. */
  | 'demo'
  /** JSON: when the sample agency's rows were stored, and the migration they fit (demo/sample.ts). */
  | 'demo_taken'
  /** ISO time. */
  | 'demo_last_reset'
  /** ISO time; `never` for a sample that was enlarged for measurements. */
  | 'demo_next_reset'
  /** Time of the last write probe. */
  | 'ready_at'
  /** Exists while activity entries may be deleted (activity/retention.ts). */
  | 'activity_opened'
  /** Equals the media store's id (media/installation.ts). */
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
