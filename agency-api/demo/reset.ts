import { sql } from 'kysely'
import { withHistoryUnlocked } from '../activity/retention.ts'
import { insertRows, type Rows } from '../backup/rows.ts'
import { lock } from '../db/lock.ts'
import type { Tx } from '../db/schema.ts'
import type { AppContext } from '../app-context.ts'
import { logError } from '../log.ts'
import { readReferencedUuids, listStoredFiles, uuidOf } from '../media/row-files.ts'
import { listQuarantined, purge } from '../media/quarantine.ts'
import { restoreReferenced } from '../media/sweep.ts'
import { writeSetting } from '../settings.ts'
import { onPostgres } from '../db/on-postgres.ts'
import { readSample, resetTables, readSampleVersion } from './sample.ts'

/** Shorter than PostgreSQL's deadlock_timeout of a second: in a deadlock with a save, the reset fails first. */
const lockTimeoutMs = 500

/**
 * Restores the sample agency's rows and schedules the next reset, in one transaction. Calls `isDue` while holding the
 * lock that prevents other resets; does nothing if no reset is due. Sessions of the sample agency's users continue.
 * Afterwards deletes visitors' uploads and restores the sample agency's files. Returns true if it was reset.
 */
export async function resetSample(
  { db, media, now }: Pick<AppContext, 'db' | 'media' | 'now'>,
  isDue: (tx: Tx) => Promise<boolean>,
  nextReset: Date,
): Promise<boolean> {
  const files = await db.transaction().execute(async (tx) => {
    await lock(tx, 'demo')
    if (!(await isDue(tx))) return null
    const at = now()
    const version = await readSampleVersion(tx)
    const sample = await readSample(tx)
    if (version === null || !sample.has('users')) throw new Error('There is no sample to restore')
    const days = Math.max(0, Math.floor((at.getTime() - Date.parse(version.at)) / dayMs))
    const shiftRows = (name: (typeof resetTables)[number]['name']) => shiftDates(sample.get(name) ?? [], days)
    await blockWriters(tx)
    const previousFiles = await readReferencedUuids({ db: tx })
    const otherTables = resetTables.filter(({ name }) => name !== 'users')
    await withHistoryUnlocked(tx, async () => {
      for (const { name } of otherTables.toReversed()) await tx.deleteFrom(name).execute()
    })
    await restoreUsers(tx, shiftRows('users'))
    for (const { name } of otherTables) await insertRows(tx, name, shiftRows(name))
    await writeSetting(tx, 'demo_last_reset', at.toISOString())
    await writeSetting(tx, 'demo_next_reset', nextReset.toISOString())
    const sampleFiles = await readReferencedUuids({ db: tx })
    return { sampleFiles, uploads: previousFiles.difference(sampleFiles) }
  })
  if (files === null) return false
  try {
    await restoreReferenced({ db, media })
    await deleteUploads(media, files.sampleFiles, files.uploads)
  } catch (error) {
    logError(error, { background: 'demo reset' })
  }
  return true
}

/**
 * Deletes visitors' files for good, including those they removed: anyone can upload, so a week in quarantine could
 * fill the disk.
 */
async function deleteUploads(
  media: AppContext['media'],
  sampleFiles: ReadonlySet<string>,
  uploads: ReadonlySet<string>,
): Promise<void> {
  const stored = uploads.size === 0 ? [] : await listStoredFiles(media)
  const quarantined = await listQuarantined(media)
  const outcomes = await Promise.allSettled([
    ...stored.filter(({ path }) => uploads.has(uuidOf(path) ?? '')).map(({ path }) => media.remove(path)),
    ...quarantined
      .filter(({ path }) => !sampleFiles.has(uuidOf(path) ?? ''))
      .map(({ path }) => purge(media, path)),
  ])
  for (const outcome of outcomes)
    if (outcome.status === 'rejected') logError(outcome.reason, { background: 'demo reset' })
}

/**
 * Waits for running saves and blocks new ones, so that none commits between the deletions and the inserts, or locks
 * a row to be deleted. Reads continue.
 */
async function blockWriters(tx: Tx): Promise<void> {
  if (!onPostgres(tx)) return
  await sql`set local lock_timeout = ${sql.lit(lockTimeoutMs)}`.execute(tx)
  const names = sql.join(resetTables.map(({ name }) => sql.table(name)))
  await sql`lock table ${names} in exclusive mode`.execute(tx)
}

/** Updates users that still exist instead of deleting them, which would end their sessions. */
async function restoreUsers(tx: Tx, rows: Rows): Promise<void> {
  const ids = rows.map(({ id }) => Number(id))
  await tx.deleteFrom('users').where('id', 'not in', ids).execute()
  // Clears addresses first: two users may have swapped theirs, and addresses are unique.
  await sql`update users set email = 'reset-' || id || '@invalid'`.execute(tx)
  for (const row of rows) {
    const columns = Object.keys(row).map((column) => sql.ref(column))
    const assignments = columns.map((column) => sql`${column} = excluded.${column}`)
    await sql`insert into users (${sql.join(columns)}) values (${sql.join(Object.values(row))})
      on conflict (id) do update set ${sql.join(assignments)}`.execute(tx)
  }
}

const dayMs = 86_400_000
const timePattern = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/
const dayPattern = /^\d{4}-\d\d-\d\d$/

/**
 * Moves the dates of rows forward by days, so that recent records are recent again. Whole days only: resets within a
 * day restore identical rows, so open records don't change.
 */
export function shiftDates(rows: Rows, days: number): Rows {
  if (days === 0) return rows
  const shift = (time: string) => new Date(Date.parse(time) + days * dayMs).toISOString()
  const shiftValue = ([column, value]: [string, Rows[number][string]]) => {
    if (typeof value !== 'string') return [column, value]
    if (/(^|_)at$/.test(column) && timePattern.test(value)) return [column, shift(value)]
    return [column, column === 'day' && dayPattern.test(value) ? shift(value).slice(0, 10) : value]
  }
  return rows.map((row) => Object.fromEntries(Object.entries(row).map(shiftValue)))
}
