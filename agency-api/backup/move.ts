import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { migrate } from '../db/open.ts'
import type { Tx } from '../db/schema.ts'
import type { Installation } from '../app-context.ts'
import { bindStore, copyInstallationId } from '../media/installation.ts'
import type { MediaStore } from '../media/store.ts'
import { restoreReferenced } from '../media/sweep.ts'
import { listStoredFiles } from '../media/row-files.ts'
import { deleteReferenceData } from './read.ts'
import { insertRows, readPages, type Rows } from './rows.ts'
import { advanceSequences, readSequences, allTables, isEmpty } from './tables.ts'
import { withSnapshot } from './write.ts'

type MoveReport = { rows: Record<string, number>; files: number; bytes: number }

/**
 * Copies an installation, including sessions, links and portal keys, to another database and media store. The old
 * installation loses nothing; only its database is migrated, and quarantined files that rows refer to are restored.
 * Files are copied first and read back; an interrupted move can be resumed. All rows are then copied in one
 * transaction, which commits only when both databases have equal rows. Throws an Error that explains what failed.
 */
export async function moveAgency(
  from: Installation,
  to: Installation,
  onProgress: (progress: string) => void = () => undefined,
): Promise<MoveReport> {
  await migrate(from.db)
  await migrate(to.db)
  if (!(await isEmpty(to.db)))
    throw new Error('The target database already contains records. Use an empty one.')
  await bindStore(from)
  await restoreReferenced(from)
  const files = await moveFiles(from.media, to.media, onProgress)
  const rows = await withSnapshot(from.db, (old) =>
    to.db.transaction().execute((tx) => moveRows(old, tx, onProgress)),
  )
  return { rows, ...files }
}

async function moveFiles(from: MediaStore, to: MediaStore, onProgress: (progress: string) => void) {
  const paths = (await listStoredFiles(from)).map(({ path }) => path)
  const existingPaths = new Set((await listStoredFiles(to)).map(({ path }) => path))
  const foreignPaths = existingPaths.difference(new Set(paths))
  if (foreignPaths.size > 0)
    throw new Error(
      `The target store contains ${foreignPaths.size} files of another agency, such as ${[...foreignPaths][0]}. Use an empty one.`,
    )
  await copyInstallationId(from, to, existingPaths.size)
  let bytes = 0
  for (const [index, path] of paths.entries()) {
    const file = await readBytes(from, path)
    if (file === null) throw new Error(`${path} was removed in the meantime: stop the API first.`)
    if (!existingPaths.has(path)) await to.put(path, file)
    const copy = await readBytes(to, path)
    if (copy === null || digest(copy) !== digest(file))
      throw new Error(`${path} was changed while it was copied; remove it from the new store and try again.`)
    bytes += file.length
    if ((index + 1) % 500 === 0) onProgress(`${index + 1} of ${paths.length} files`)
  }
  const copies = await listStoredFiles(to)
  if (copies.length !== paths.length)
    throw new Error(`Only ${copies.length} of ${paths.length} files were copied.`)
  return { files: paths.length, bytes }
}

async function readBytes(store: MediaStore, path: string): Promise<Buffer | null> {
  const file = await store.get(path)
  return file === null ? null : buffer(file.stream)
}

async function moveRows(from: Tx, to: Tx, onProgress: (progress: string) => void) {
  await deleteReferenceData(to, allTables)
  const rowCounts: MoveReport['rows'] = {}
  for (const table of allTables) {
    const source = await digestTable(from, table, (rows) => insertRows(to, table.name, rows))
    const target = await digestTable(to, table)
    if (source.count !== target.count || source.checksum !== target.checksum)
      throw new Error(
        `${table.name}: the ${source.count} rows read and the ${target.count} rows written differ; nothing was saved.`,
      )
    rowCounts[table.name] = source.count
    if (source.count > 0) onProgress(`${table.name}: ${source.count} rows`)
  }
  await advanceSequences(to, allTables, await readSequences(from, allTables))
  return rowCounts
}

/**
 * Reads a table page by page, calls `handleRows` with each page, and returns the number and the checksum of the rows.
 * The checksum doesn't depend on the order in which the database sorts texts.
 */
async function digestTable(
  db: Tx,
  table: (typeof allTables)[number],
  handleRows?: (rows: Rows) => Promise<void>,
): Promise<{ count: number; checksum: string }> {
  const rowDigests: string[] = []
  for await (const rows of readPages(db, table)) {
    for (const row of rows) rowDigests.push(digest(JSON.stringify(Object.entries(row).sort())))
    await handleRows?.(rows)
  }
  return { count: rowDigests.length, checksum: digest(rowDigests.sort().join()) }
}

const digest = (content: string | Buffer) => createHash('sha256').update(content).digest('hex')
