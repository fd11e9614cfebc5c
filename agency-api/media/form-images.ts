import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { AgencyError } from '#contract/errors.ts'
import type { Installation } from '../app-context.ts'
import { onPostgres } from '../db/on-postgres.ts'
import type { Db, Tx } from '../db/schema.ts'
import { processImage } from './process-image.ts'
import { quarantineFiles, withNewFiles } from './quarantine.ts'
import type { EncodedImage } from './render-photo.ts'
import { filesOf } from './row-files.ts'
import { putFiles, type Upload } from './store-photo.ts'

/**
 * Image as a form sends it: a file replaces the stored image, null removes it, and its file name or undefined leaves
 * it unchanged.
 */
type ImageInput = File | string | null | undefined
type ImageFiles = readonly [suffix: '' | '-card', image: EncodedImage][]

/** Renders an avatar as a square of 200 × 200 px. */
export const toAvatarFiles = async (bytes: Uint8Array): Promise<ImageFiles> => [
  ['', await processImage('avatar', bytes)],
]

/** Renders a district's image up to 1600 px wide, and up to 640 px for cards. */
export async function toCoverFiles(bytes: Uint8Array): Promise<ImageFiles> {
  const { page, card } = await processImage('photo', bytes)
  return [
    ['', page],
    ['-card', card],
  ]
}

/** `id` is null for a new record; `toFiles` renders an image. */
type ImageForm<N extends string> = {
  table: ImageTable
  id: number | null
  images: Record<N, ImageInput>
  toFiles: (bytes: Uint8Array) => Promise<ImageFiles>
}

/** Returns the image columns to save, given the stored ones. To be called once, in `write`. */
export type ToImageColumns<N extends string> = (stored: Record<N, string | null>) => Record<N, string | null>

/**
 * Saves a record whose form contains images: stores the new files, runs `write` in a transaction, and quarantines the
 * files that the record no longer refers to, or the new ones if `write` fails. For a new record with files, the table's
 * next id is reserved. `write` gets the record's id, undefined for a new record without files. Throws the errors of
 * `processImage`, on the image's field.
 */
export async function saveWithImages<N extends string, T>(
  { db, media }: Installation,
  { table, id, images, toFiles }: ImageForm<N>,
  write: (tx: Tx, toImageColumns: ToImageColumns<N>, id: number | undefined) => Promise<T>,
): Promise<T> {
  const names = Object.keys(images) as N[]
  const newFiles: Upload[] = []
  const newNames = new Map<N, string>()
  for (const name of names) {
    const image: ImageInput = images[name]
    if (!(image instanceof File)) continue
    const uuid = randomUUID()
    const files = await withFieldError(name, toFiles(await image.bytes()))
    for (const [suffix, { bytes, extension }] of files)
      newFiles.push({ path: `${uuid}${suffix}.${extension}`, bytes })
    newNames.set(name, `${uuid}.${files[0]?.[1].extension}`)
  }
  const recordId = id ?? (newNames.size > 0 ? await reserveId(db, table) : undefined)
  const uploads = newFiles.map(({ path, bytes }) => ({ path: `${table}/${recordId}/${path}`, bytes }))
  await putFiles(media, uploads)

  const replacedPaths: string[] = []
  const toImageColumns: ToImageColumns<N> = (stored) => {
    const columns = { ...stored }
    for (const name of names) {
      const newName = newNames.get(name)
      if (newName === undefined && images[name] !== null) continue
      replacedPaths.push(...filesOf(table, { id: recordId ?? null, [name]: stored[name] }))
      columns[name] = newName ?? null
    }
    return columns
  }
  const paths = uploads.map(({ path }) => path)
  const result = await withNewFiles({ db, media }, paths, () =>
    db.transaction().execute((tx) => write(tx, toImageColumns, recordId)),
  )
  await quarantineFiles(media, replacedPaths)
  return result
}

async function withFieldError<T>(name: string, result: Promise<T>): Promise<T> {
  try {
    return await result
  } catch (error) {
    if (!(error instanceof AgencyError)) throw error
    throw new AgencyError(error.code, { status: error.status, fields: { [name]: error.code } })
  }
}

/** Tables of records whose images are stored before the row is inserted. */
type ImageTable = 'agents' | 'districts' | 'users'

/** Reserves the next id of a table. The id stays unused if no row is inserted. */
async function reserveId(db: Db, table: ImageTable): Promise<number> {
  const query = onPostgres(db)
    ? sql<{ id: number }>`select nextval(pg_get_serial_sequence(${table}, 'id')) as id`
    : sql<{ id: number }>`update sqlite_sequence set seq = seq + 1 where name = ${table} returning seq as id`
  // SQLite's counters contain a table only after its first insert.
  if (!onPostgres(db))
    await sql`insert into sqlite_sequence (name, seq)
      select ${table}, 0 where not exists (select 1 from sqlite_sequence where name = ${table})`.execute(db)
  const { rows } = await query.execute(db)
  if (rows[0] === undefined) throw new Error(`No id of ${table} could be reserved`)
  return Number(rows[0].id)
}
