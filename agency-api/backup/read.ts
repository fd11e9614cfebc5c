import { createReadStream } from 'node:fs'
import { access } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { createGunzip } from 'node:zlib'
import { extract } from 'tar-stream'
import { withHistoryUnlocked } from '../activity/retention.ts'
import { readAppliedMigrations } from '../db/newer-version.ts'
import { migrate, migrationNames } from '../db/open.ts'
import type { Db, Tx } from '../db/schema.ts'
import type { Installation } from '../app-context.ts'
import { bindStore } from '../media/installation.ts'
import { readSetting, writeSetting } from '../settings.ts'
import { filesFolder, Header, headerName, rowsFolder, Trailer, trailerName } from './format.ts'
import { insertRows, Rows } from './rows.ts'
import { advanceSequences, isEmpty, listExistingTables, backupTables } from './tables.ts'

type Entry = { name: string; bytes: () => Promise<Buffer> }

/**
 * Restores a backup into an empty database and media store; rows are committed only after the whole file was verified.
 * Ignores the backup's installation id, because the copy must not share a media store with its source.
 */
export async function readBackup({ db, media }: Installation, file: string): Promise<Trailer> {
  await access(file)
  const entries = readEntries(file)
  const header = await readHeader(entries)
  await migrateTo(db, header.migration)
  await bindStore({ db, media })
  const installationId = await readSetting(db, 'installation_id')
  const verifiedTrailer = await db.transaction().execute(async (tx) => {
    const tables = await listExistingTables(tx)
    await deleteReferenceData(tx, tables)
    const counts: Trailer = { rows: {}, files: 0 }
    let trailer: Trailer | null = null
    for await (const { name, bytes } of entries) {
      if (name === trailerName) trailer = Trailer.parse(JSON.parse((await bytes()).toString()))
      else if (name.startsWith(rowsFolder)) {
        const { table, rows } = readPage(name, await bytes(), counts)
        await insertRows(tx, table, rows)
      } else if (name.startsWith(filesFolder)) {
        const path = name.slice(filesFolder.length)
        await media.put(path, await bytes())
        counts.files += 1
      }
    }
    if (trailer === null || !hasSameCounts(trailer, counts))
      throw new Error('The backup is incomplete; no rows were restored.')
    if (installationId !== null) await writeSetting(tx, 'installation_id', installationId)
    if (tables.some(({ name }) => name === 'batches')) await cancelBatches(tx)
    if (tables.some(({ name }) => name === 'mail_queue')) await failMails(tx)
    await advanceSequences(tx, tables, trailer.sequences ?? {})
    return trailer
  })
  await migrate(db)
  return verifiedTrailer
}

/** Deletes drafts, and cancels batches that were running when the backup was written; these can still be undone. */
async function cancelBatches(tx: Tx): Promise<void> {
  await tx.deleteFrom('batches').where('state', '=', 'draft').execute()
  await tx
    .updateTable('batches')
    .set({ state: 'cancelled', ended_at: new Date().toISOString(), lease_until: null })
    .where('state', 'in', ['running', 'undoing'])
    .execute()
}

/** Marks queued replies as failed: they may have been sent since the backup was written. */
async function failMails(tx: Tx): Promise<void> {
  const failed_at = new Date().toISOString()
  await tx.updateTable('mail_queue').set({ failed_at }).where('failed_at', 'is', null).execute()
}

/** Throws unless a backup has as many rows and files as `expected`. gzip verifies the checksums. */
export async function verifyBackup(file: string, expected: Trailer): Promise<void> {
  const entries = readEntries(file)
  await readHeader(entries)
  const counts: Trailer = { rows: {}, files: 0 }
  let trailer: Trailer | null = null
  for await (const { name, bytes } of entries) {
    if (name === trailerName) trailer = Trailer.parse(JSON.parse((await bytes()).toString()))
    else if (name.startsWith(rowsFolder)) readPage(name, await bytes(), counts)
    else if (name.startsWith(filesFolder)) counts.files += 1
  }
  if (trailer === null || !hasSameCounts(trailer, expected) || !hasSameCounts(counts, expected))
    throw new Error('Verification failed: the archive doesn’t contain all rows and files.')
}

async function* readEntries(file: string): AsyncGenerator<Entry> {
  const archive = createReadStream(file).on('error', (error) => unpacked.destroy(error))
  const unpacked = createGunzip().on('error', (error) => entries.destroy(error))
  const entries = extract()
  archive.pipe(unpacked).pipe(entries)
  for await (const entry of entries) {
    let read: Promise<Buffer> | null = null
    const bytes = () => (read ??= buffer(entry))
    yield { name: entry.header.name, bytes }
    await bytes()
  }
}

async function readHeader(entries: AsyncGenerator<Entry>): Promise<Header> {
  const firstEntry = await entries.next().catch(() => null)
  if (firstEntry === null || firstEntry.done || firstEntry.value.name !== headerName)
    throw new Error('Not a Soleira backup.')
  const header = Header.parse(JSON.parse((await firstEntry.value.bytes()).toString()))
  if (!migrationNames.includes(header.migration))
    throw new Error(
      `This backup was made by a newer version (${header.migration}). Restore it with that version.`,
    )
  return header
}

/** Migrates to the backup's schema version, so that later migrations run on its rows. */
async function migrateTo(db: Db, migration: string): Promise<void> {
  const newest = (await readAppliedMigrations(db)).at(-1)
  if (newest !== undefined && newest > migration)
    throw new Error(
      `This database is newer (${newest}) than the backup (${migration}). Use a database without tables.`,
    )
  await migrate(db, migration)
  if (!(await isEmpty(db))) throw new Error('The database is not empty. Restore into an empty one.')
}

/**
 * Deletes the rows that migrations insert. Throws if records were added since the caller checked that the database is
 * empty: `moveAgency` copies files in between, which can take hours.
 */
export async function deleteReferenceData(tx: Tx, tables: readonly (typeof backupTables)[number][]) {
  if (!(await isEmpty(tx))) throw new Error('Records were added to the new database in the meantime.')
  await withHistoryUnlocked(tx, async () => {
    for (const { name } of tables.toReversed()) await tx.deleteFrom(name).execute()
  })
}

/** Reads a page of a table's rows and adds their number to `counts`. */
function readPage(name: string, bytes: Buffer, counts: Trailer) {
  const table = backupTables.find(
    (candidate) => candidate.name === name.slice(rowsFolder.length).split('/')[0],
  )?.name
  if (table === undefined) throw new Error(`The backup contains an unknown table: ${name}`)
  const rows = Rows.parse(JSON.parse(bytes.toString()))
  counts.rows[table] = (counts.rows[table] ?? 0) + rows.length
  return { table, rows }
}

const hasSameCounts = (a: Trailer, b: Trailer) =>
  a.files === b.files && backupTables.every(({ name }) => (a.rows[name] ?? 0) === (b.rows[name] ?? 0))
