import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { Transaction } from 'kysely'
import { migrate } from '../db/open.ts'
import type { Database } from '../db/schema.ts'
import type { House } from '../house.ts'
import { contentTypeOf } from '../media/content-types.ts'
import { bindStore, claimStore } from '../media/installation.ts'
import type { MediaStore } from '../media/store.ts'
import { restoreNamed } from '../media/sweep.ts'
import { storedFiles } from '../media/known-names.ts'
import { rowsPerEntry } from './format.ts'
import { clearFurniture, countOn } from './read.ts'
import { insertRows, readRows, type Rows } from './rows.ts'
import { allTables, isEmpty } from './tables.ts'
import { atOneMoment } from './write.ts'

type Place = Pick<House, 'db' | 'media'>

/** What was moved and compared. `bytes` of all files. */
export type Moved = { rows: Record<string, number>; files: number; bytes: number }

/**
 * Moves an installation to another database and another store of files, sessions, links and portals' keys included, and leaves
 * the old one as it was. Files go first, each read back and compared; one that is there already is compared alone, so that a
 * move that was cut off goes on. The new store and database get the old installation's id. Then all rows in one transaction,
 * which is kept only when both databases hold the same ones. Throws an Error that says what stands in the way; nothing is in
 * the new database then. `tell` hears how far it is.
 */
export async function moveAgency(
  from: Place,
  to: Place,
  tell: (progress: string) => void = () => undefined,
): Promise<Moved> {
  await migrate(from.db)
  await migrate(to.db)
  if (!(await isEmpty(to.db)))
    throw new Error('The database to move to holds records already; give it an empty one.')
  await bindStore(from)
  await restoreNamed(from)
  const files = await moveFiles(from.media, to.media, tell)
  const rows = await atOneMoment(from.db, (old) =>
    to.db.transaction().execute((tx) => moveRows(old, tx, tell)),
  )
  return { rows, ...files }
}

async function moveFiles(
  from: MediaStore,
  to: MediaStore,
  tell: (progress: string) => void,
): Promise<Pick<Moved, 'files' | 'bytes'>> {
  const paths = (await storedFiles(from)).map(({ path }) => path)
  const there = new Set((await storedFiles(to)).map(({ path }) => path))
  const strangers = there.difference(new Set(paths))
  if (strangers.size > 0)
    throw new Error(
      `The store to move to holds ${strangers.size} files that are not of this agency, such as ${[...strangers][0]}; give it an empty one.`,
    )
  await claimStore(from, to, there.size)
  let bytes = 0
  for (const [n, path] of paths.entries()) {
    const file = await read(from, path)
    if (file === null) throw new Error(`${path} was removed meanwhile: stop the API first.`)
    if (!there.has(path)) await to.put(path, file, contentTypeOf(path))
    const arrived = await read(to, path)
    if (arrived === null || digest(arrived) !== digest(file))
      throw new Error(`${path} did not arrive as it was; remove it from the new store and try again.`)
    bytes += file.length
    if ((n + 1) % 500 === 0) tell(`${n + 1} of ${paths.length} files`)
  }
  const after = await storedFiles(to)
  if (after.length !== paths.length)
    throw new Error(`There are ${paths.length} files, and ${after.length} arrived.`)
  return { files: paths.length, bytes }
}

async function read(store: MediaStore, path: string): Promise<Buffer | null> {
  const found = await store.get(path)
  return found === null ? null : buffer(found.stream)
}

async function moveRows(
  from: Transaction<Database>,
  to: Transaction<Database>,
  tell: (progress: string) => void,
): Promise<Moved['rows']> {
  await clearFurniture(to, allTables)
  const amounts: Moved['rows'] = {}
  for (const table of allTables) {
    const sent = await eachPage(from, table, (rows) => insertRows(to, table.name, rows))
    const arrived = await eachPage(to, table)
    if (sent.amount !== arrived.amount || sent.print !== arrived.print)
      throw new Error(
        `${table.name}: ${sent.amount} rows left and ${arrived.amount} arrived, or not as they were; nothing was kept.`,
      )
    amounts[table.name] = sent.amount
    if (sent.amount > 0) tell(`${table.name}: ${sent.amount} rows`)
  }
  await countOn(to, allTables)
  return amounts
}

/** Reads a table page by page. Its print is the same in whatever order a database sorts texts. */
async function eachPage(
  db: Transaction<Database>,
  table: (typeof allTables)[number],
  take: (rows: Rows) => Promise<void> = async () => undefined,
): Promise<{ amount: number; print: string }> {
  const prints: string[] = []
  for (;;) {
    const rows = await readRows(db, table, { offset: prints.length, limit: rowsPerEntry })
    for (const row of rows) prints.push(digest(JSON.stringify(Object.entries(row).sort())))
    await take(rows)
    if (rows.length < rowsPerEntry) return { amount: prints.length, print: digest(prints.sort().join()) }
  }
}

const digest = (content: string | Buffer) => createHash('sha256').update(content).digest('hex')
