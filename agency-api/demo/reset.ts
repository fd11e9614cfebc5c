import { sql, type Transaction } from 'kysely'
import { withHistoryOpened } from '../activity/retention.ts'
import { insertRows, type Rows } from '../backup/rows.ts'
import { lock } from '../db/lock.ts'
import type { Database } from '../db/schema.ts'
import type { House } from '../house.ts'
import { logError } from '../log.ts'
import { knownNames, storedFiles, uuidOf } from '../media/known-names.ts'
import { listQuarantined, purge } from '../media/quarantine.ts'
import { writeSetting } from '../settings.ts'
import { daysBetween, later } from './calendar.ts'
import { readSample, resetTables, sampleTaken } from './sample.ts'
import { onPostgres } from '../db/on-postgres.ts'

/** Below PostgreSQL's deadlock_timeout of a second: of a reset and a save in each other's way, the reset steps back. */
const lockMs = 500

/**
 * Brings the sample agency's rows back as they were made, in one transaction: whoever reads sees the old or the new, and
 * when anything fails the old stays. `due` is asked once nobody else can begin a reset; false leaves all as it is. Sign-ins
 * of the sample's people go on. Files that others brought go afterwards; those of the sample are never removed
 * (keeping-store.ts). Answers whether there was a reset; throws what stood in the way.
 */
export async function resetSample(
  { db, media, now }: Pick<House, 'db' | 'media' | 'now'>,
  due: (tx: Transaction<Database>) => Promise<boolean>,
  next: Date | null,
): Promise<boolean> {
  const strangers = await db.transaction().execute(async (tx) => {
    await lock(tx, 'demo')
    if (!(await due(tx))) return null
    const at = now()
    const taken = await sampleTaken(tx)
    const sample = await readSample(tx)
    if (taken === null || !sample.has('users')) throw new Error('There is no sample to go back to')
    const days = daysBetween(taken.at, at)
    const rowsOf = (name: (typeof resetTables)[number]['name']) => later(sample.get(name) ?? [], days)
    await holdWriters(tx)
    const before = await knownNames({ db: tx })
    const others = resetTables.filter(({ name }) => name !== 'users')
    await withHistoryOpened(tx, async () => {
      for (const { name } of others.toReversed()) await tx.deleteFrom(name).execute()
    })
    await bringBackUsers(tx, rowsOf('users'))
    for (const { name } of others) await insertRows(tx, name, rowsOf(name))
    await writeSetting(tx, 'demo_last_reset', at.toISOString())
    if (next !== null) await writeSetting(tx, 'demo_next_reset', next.toISOString())
    return before.difference(await knownNames({ db: tx }))
  })
  if (strangers === null) return false
  await deleteUploads(media, strangers)
  return true
}

/** Deletes visitors' files for good, also those that they removed: a week of uploads by anybody could fill the disk. */
async function deleteUploads(media: House['media'], names: ReadonlySet<string>): Promise<void> {
  const files = names.size === 0 ? [] : await storedFiles(media)
  const uploads = files.filter(({ path }) => names.has(uuidOf(path) ?? ''))
  const removed = await listQuarantined(media)
  const outcomes = await Promise.allSettled([
    ...uploads.map(({ path }) => media.remove(path)),
    ...removed.map(({ path }) => purge(media, path)),
  ])
  for (const outcome of outcomes)
    if (outcome.status === 'rejected') logError(outcome.reason, { background: 'demo reset' })
}

/**
 * Saves under way end first and new ones wait, so that none lands between the deletions and the sample, or holds a row that
 * is to go; reads go on.
 */
async function holdWriters(tx: Transaction<Database>): Promise<void> {
  if (!onPostgres(tx)) return
  await sql`set local lock_timeout = ${sql.lit(lockMs)}`.execute(tx)
  const names = sql.join(resetTables.map(({ name }) => sql.table(name)))
  await sql`lock table ${names} in exclusive mode`.execute(tx)
}

/** Without deleting those who stay: their sign-ins would go with them. */
async function bringBackUsers(tx: Transaction<Database>, rows: Rows): Promise<void> {
  const ids = rows.map(({ id }) => Number(id))
  await tx.deleteFrom('users').where('id', 'not in', ids).execute()
  const here = await tx.selectFrom('users').selectAll().execute()
  const changed = rows.filter((row) => {
    const now = here.find(({ id }) => id === row.id)
    return now !== undefined && Object.entries(now).some(([column, value]) => row[column] !== value)
  })
  // Two people may have exchanged their addresses, which no two may share for a moment.
  for (const { id } of changed)
    await tx
      .updateTable('users')
      .set({ email: `reset-${id}@invalid` })
      .where('id', '=', Number(id))
      .execute()
  for (const row of changed) {
    const columns = Object.entries(row).filter(([column]) => column !== 'id')
    const values = columns.map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
    await sql`update users set ${sql.join(values)} where id = ${row.id}`.execute(tx)
  }
  const missing = rows.filter((row) => !here.some(({ id }) => id === row.id))
  await insertRows(tx, 'users', missing)
}
