import { createWriteStream } from 'node:fs'
import { access, open, rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { type Kysely, sql, type Transaction } from 'kysely'
import { pack, type Pack } from 'tar-stream'
import { mediaLocations } from '#contract/media.ts'
import { refuseNewer } from '../db/newer-version.ts'
import { migrationNames } from '../db/open.ts'
import type { Database } from '../db/schema.ts'
import type { House } from '../house.ts'
import type { MediaStore } from '../media/store.ts'
import { filesFolder, type Head, headName, rowsFolder, rowsPerEntry, type Tail, tailName } from './format.ts'
import { readRows } from './rows.ts'
import { tables } from './tables.ts'
import { onPostgres } from '../db/on-postgres.ts'

/**
 * Writes the whole agency, rows and files, into one file while the API goes on: rows as they were at one moment, then
 * the files they name. The file appears under its name once it is whole and on the disk. Throws when it already exists.
 */
export async function writeBackup(
  { db, media, now }: Pick<House, 'db' | 'media' | 'now'>,
  file: string,
): Promise<Tail> {
  if (await exists(file)) throw new Error(`${file} already exists.`)
  const part = `${file}.part`
  const archive = pack()
  try {
    const written = pipeline(archive, createGzip(), createWriteStream(part, { mode: 0o600 }))
    const [tail] = await Promise.all([fill(archive, db, media, now()), written])
    await sync(part)
    await rename(part, file)
    return tail
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}

async function fill(archive: Pack, db: Kysely<Database>, media: MediaStore, at: Date): Promise<Tail> {
  try {
    const rows = await atOneMoment(db, async (tx) => {
      await refuseNewer(tx, migrationNames)
      const head: Head = { format: 1, created_at: at.toISOString(), migration: await newestMigration(tx) }
      await add(archive, headName, head)
      return addRows(archive, tx)
    })
    const tail: Tail = { rows, files: await addFiles(archive, media) }
    await add(archive, tailName, tail)
    archive.finalize()
    return tail
  } catch (error) {
    archive.destroy(error instanceof Error ? error : new Error(String(error)))
    throw error
  }
}

/** SQLite's WAL shows a transaction one state by itself; PostgreSQL is asked for it. */
export function atOneMoment<T>(
  db: Kysely<Database>,
  work: (tx: Transaction<Database>) => Promise<T>,
): Promise<T> {
  const transaction = db.transaction()
  return onPostgres(db)
    ? transaction.setIsolationLevel('repeatable read').setAccessMode('read only').execute(work)
    : transaction.execute(work)
}

async function newestMigration(tx: Transaction<Database>): Promise<string> {
  const { rows } = await sql<{ name: string }>`select max(name) as name from kysely_migration`.execute(tx)
  const name = rows[0]?.name
  if (name === undefined) throw new Error('This database was never migrated.')
  return name
}

async function addRows(archive: Pack, tx: Transaction<Database>): Promise<Tail['rows']> {
  const amounts: Tail['rows'] = {}
  for (const table of tables) {
    const { name } = table
    let offset = 0
    for (;;) {
      const rows = await readRows(tx, table, { offset, limit: rowsPerEntry })
      if (rows.length > 0) await add(archive, `${rowsFolder}${name}/${offset}.json`, rows)
      offset += rows.length
      if (rows.length < rowsPerEntry) break
    }
    amounts[name] = offset
  }
  return amounts
}

async function addFiles(archive: Pack, media: MediaStore): Promise<number> {
  let amount = 0
  for (const folder of [...mediaLocations, 'attachments']) {
    for (const { path } of await media.list(folder)) {
      const found = await media.get(path)
      // Removed since it was listed: its row is gone for whoever looks now.
      if (found === null) continue
      const entry = archive.entry({ name: `${filesFolder}${path}`, size: found.size })
      await pipeline(Readable.fromWeb(found.stream), entry)
      amount += 1
    }
  }
  return amount
}

function add(archive: Pack, name: string, value: unknown): Promise<void> {
  return new Promise((resolve, reject) => {
    archive.entry({ name }, JSON.stringify(value), (error) => (error ? reject(error) : resolve()))
  })
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  )
}

async function sync(file: string): Promise<void> {
  const handle = await open(file, 'r+')
  await handle.sync()
  await handle.close()
}
