import { createWriteStream, existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { pack, type Pack } from 'tar-stream'
import type { DbContext, Installation } from '../app-context.ts'
import { readAppliedMigrations, rejectNewerMigrations } from '../db/newer-version.ts'
import { onPostgres } from '../db/on-postgres.ts'
import { migrationNames } from '../db/open.ts'
import type { Db, Tx } from '../db/schema.ts'
import { listQuarantined, readAnywhere } from '../media/quarantine.ts'
import { filesOf, listStoredFiles, uuidOf } from '../media/row-files.ts'
import type { MediaStore } from '../media/store.ts'
import { filesFolder, type Header, headerName, rowsFolder, type Trailer, trailerName } from './format.ts'
import { verifyBackup } from './read.ts'
import { type OrderedTable, readPages, Rows } from './rows.ts'
import { readSequences, listExistingTables } from './tables.ts'

type BackupReport = Trailer & { missing: string[] }

/**
 * Writes a consistent snapshot of the agency's rows, then their files, into one file while the API keeps running. The
 * file gets its final name after it has been synced and verified. Throws if it already exists.
 */
export async function writeBackup({ db, media, now }: Installation & DbContext, file: string) {
  if (existsSync(file)) throw new Error(`${file} already exists.`)
  const part = `${file}.part`
  const archive = pack()
  try {
    const writing = pipeline(archive, createGzip(), createWriteStream(part, { mode: 0o600, flush: true }))
    const [outcome] = await Promise.all([writeEntries(archive, db, media, now()), writing])
    await verifyBackup(part, outcome)
    await rename(part, file)
    return outcome
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}

async function writeEntries(archive: Pack, db: Db, media: MediaStore, at: Date): Promise<BackupReport> {
  const referencedPaths = new Set<string>()
  try {
    const { rows, sequences } = await withSnapshot(db, async (tx) => {
      await rejectNewerMigrations(tx, migrationNames)
      const migration = (await readAppliedMigrations(tx)).at(-1)
      if (migration === undefined) throw new Error('This database was never migrated.')
      const header: Header = { format: 1, created_at: at.toISOString(), migration }
      await addEntry(archive, headerName, header)
      const tables = await listExistingTables(tx)
      const rows = await addRows(archive, tx, tables, referencedPaths)
      return { rows, sequences: await readSequences(tx, tables) }
    })
    const { files, missing } = await addFiles(archive, media, referencedPaths)
    const trailer: Trailer = { rows, files, sequences }
    await addEntry(archive, trailerName, trailer)
    archive.finalize()
    return { ...trailer, missing }
  } catch (error) {
    archive.destroy(error instanceof Error ? error : new Error(String(error)))
    throw error
  }
}

/**
 * Runs `work` in a transaction that sees one snapshot: SQLite's WAL does so by default, PostgreSQL needs repeatable
 * read.
 */
export function withSnapshot<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  const transaction = db.transaction()
  return onPostgres(db)
    ? transaction.setIsolationLevel('repeatable read').setAccessMode('read only').execute(work)
    : transaction.execute(work)
}

async function addRows(archive: Pack, tx: Tx, tables: readonly OrderedTable[], referencedPaths: Set<string>) {
  const rowCounts: Trailer['rows'] = {}
  for (const table of tables) {
    const { name } = table
    let count = 0
    for await (const rows of readPages(tx, table)) {
      await addEntry(archive, `${rowsFolder}${name}/${count}.json`, rows)
      for (const row of rows) for (const path of pathsInRow(name, row)) referencedPaths.add(path)
      count += rows.length
    }
    rowCounts[name] = count
  }
  return rowCounts
}

/** Returns the files that a row refers to. Rows of `demo_sample` contain other rows, which the next reset restores. */
function pathsInRow(table: string, row: Rows[number]): string[] {
  if (table !== 'demo_sample') return filesOf(table, row)
  return Rows.parse(JSON.parse(String(row.rows))).flatMap((stored) => filesOf(String(row.name), stored))
}

/**
 * Adds all files of the snapshot's rows with their variants; files that were removed in the meantime are read from
 * quarantine. Returns the number of files and the paths that were not found.
 */
async function addFiles(archive: Pack, media: MediaStore, referencedPaths: ReadonlySet<string>) {
  const referencedUuids = new Set([...referencedPaths].map(uuidOf))
  const stored = [...(await listQuarantined(media)), ...(await listStoredFiles(media))]
  const variants = stored.map(({ path }) => path).filter((path) => referencedUuids.has(uuidOf(path) ?? path))
  const missing: string[] = []
  let files = 0
  for (const path of referencedPaths.union(new Set(variants))) {
    const file = await readAnywhere(media, path)
    if (file === null) {
      missing.push(path)
      continue
    }
    const entry = archive.entry({ name: `${filesFolder}${path}`, size: file.size })
    await pipeline(Readable.fromWeb(file.stream), entry)
    files += 1
  }
  return { files, missing }
}

function addEntry(archive: Pack, name: string, value: unknown): Promise<void> {
  return new Promise((resolve, reject) => {
    archive.entry({ name }, JSON.stringify(value), (error) => (error ? reject(error) : resolve()))
  })
}
