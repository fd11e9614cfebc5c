import type { Kysely, Transaction } from 'kysely'
import type { z } from 'zod'
import { AgencyError } from '#contract/errors.ts'
import type { GalleryUpload, MediaItem, MediaLocation } from '#contract/media.ts'
import type { Database, Row } from '../db/schema.ts'
import type { House } from '../house.ts'
import { moveCover, settleCover } from './cover.ts'
import { mediaItem } from './item.ts'
import { keepPhotograph } from './keep.ts'
import { filesOf } from './named-files.ts'
import { dropFiles, namingFiles } from './quarantine.ts'

/**
 * The record whose photographs are meant. `open` refuses one that is not there or closed; `claim` does too and holds it
 * for writing until the transaction ends, so that the rules below are never raced.
 */
export type Owner = {
  location: MediaLocation
  id: number
  open: (db: Kysely<Database>) => Promise<void>
  claim: (tx: Transaction<Database>) => Promise<void>
  /** Notes at the record what its lists want to know of its photographs, in the transaction that changed them. */
  changed?: (tx: Transaction<Database>) => Promise<void>
}
type Files = Pick<House, 'db' | 'media' | 'now'>
type MediaRow = Row<'media'>

/** As many as one order of the contract can hold. */
const mostPhotographs = 500

/** Photographs and floor plans, in order. */
export async function listMedia(db: Kysely<Database>, owner: Owner): Promise<MediaItem[]> {
  await owner.open(db)
  return (await rowsOf(db, owner)).map(mediaItem)
}

/**
 * Adds a photograph at the end, or at its place among those of its batch; the first becomes the cover. A failure leaves
 * no row, and no file in use.
 */
export async function addPhotograph(
  context: Files,
  owner: Owner,
  { file, batch, place }: z.output<typeof GalleryUpload>,
): Promise<MediaItem> {
  await owner.open(context.db)
  return keeping(context, owner, file, (tx, kept) => addRow(tx, context, owner, { ...kept, batch, place }))
}

/** Puts another file in the place of a photograph, which keeps its id, order, cover and plan marks. */
export async function replacePhotograph(
  house: Files,
  owner: Owner,
  mediaId: number,
  file: Blob,
): Promise<MediaItem> {
  await owner.open(house.db)
  await findRow(house.db, owner, { id: mediaId })
  let former: MediaRow | undefined
  const item = await keeping(house, owner, file, async (tx, kept) => {
    former = await findRow(tx, owner, { id: mediaId })
    return tx
      .updateTable('media')
      .set(kept)
      .where('id', '=', mediaId)
      .returningAll()
      .executeTakeFirstOrThrow()
  })
  if (former !== undefined) await dropFiles(house.media, filesOf('media', former))
  return item
}

/** Deletes a photograph by id or by the file name that an upload answered; only the owner's own are found (docs/security.md U-4). */
export async function removePhotograph(
  house: Files,
  owner: Owner,
  which: { id?: number; file?: string },
): Promise<void> {
  const row = await claimed(house, owner, async (tx) => {
    const found = await findRow(tx, owner, which)
    await tx.deleteFrom('media').where('id', '=', found.id).execute()
    await settleCover(tx, owner)
    return found
  })
  await dropFiles(house.media, filesOf('media', row))
}

/** Deletes every photograph and floor plan. */
export async function removeAllMedia(house: Files, owner: Owner): Promise<void> {
  const rows = await claimed(house, owner, (tx) => deleteMediaRows(tx, owner))
  await dropFiles(
    house.media,
    rows.flatMap((row) => filesOf('media', row)),
  )
}

/** Deletes the rows alone and returns them, for `dropFiles` when the transaction has ended. */
export function deleteMediaRows(tx: Transaction<Database>, owner: Owner): Promise<MediaRow[]> {
  return tx
    .deleteFrom('media')
    .where('location', '=', owner.location)
    .where('owner_id', '=', owner.id)
    .returningAll()
    .execute()
}

export function claimed<T>(
  house: Pick<House, 'db'>,
  owner: Owner,
  change: (tx: Transaction<Database>) => Promise<T>,
): Promise<T> {
  return house.db.transaction().execute(async (tx) => {
    await owner.claim(tx)
    const result = await change(tx)
    await owner.changed?.(tx)
    return result
  })
}

export function rowsOf(db: Kysely<Database>, owner: Owner): Promise<MediaRow[]> {
  return db
    .selectFrom('media')
    .selectAll()
    .where('location', '=', owner.location)
    .where('owner_id', '=', owner.id)
    .orderBy('position')
    .orderBy('id')
    .execute()
}

/** One of the owner's rows; NOT_FOUND for anybody else's. */
export async function findRow(
  db: Kysely<Database>,
  owner: Owner,
  which: { id?: number; file?: string },
): Promise<MediaRow> {
  const rows = await rowsOf(db, owner)
  const row = rows.find(({ id, file }) => (which.id === undefined ? file === which.file : id === which.id))
  if (row === undefined) throw new AgencyError('NOT_FOUND')
  return row
}

type Kept = Awaited<ReturnType<typeof keepPhotograph>>

async function keeping(
  house: Files,
  owner: Owner,
  file: Blob,
  write: (tx: Transaction<Database>, kept: Kept) => Promise<MediaRow>,
): Promise<MediaItem> {
  const kept = await keepPhotograph(house.media, owner.location, owner.id, await file.bytes())
  const files = filesOf('media', { ...kept, location: owner.location, owner_id: owner.id })
  return namingFiles(house, files, async () =>
    mediaItem(await claimed(house, owner, (tx) => write(tx, kept))),
  )
}

async function addRow(
  tx: Transaction<Database>,
  { now }: Files,
  owner: Owner,
  { batch = null, place = 0, ...kept }: Kept & { batch?: string | null; place?: number },
): Promise<MediaRow> {
  const rows = await rowsOf(tx, owner)
  if (rows.length >= mostPhotographs)
    throw new AgencyError('MISSING', { fields: { file: `most:${mostPhotographs}` } })
  const index = indexInBatch(rows, batch, place)
  const next = rows[index]
  if (next !== undefined)
    await tx
      .updateTable('media')
      .set((eb) => ({ position: eb('position', '+', 1) }))
      .where('location', '=', owner.location)
      .where('owner_id', '=', owner.id)
      .where('position', '>=', next.position)
      .execute()
  const added = await tx
    .insertInto('media')
    .values({
      ...kept,
      location: owner.location,
      owner_id: owner.id,
      cover: rows.some(({ cover }) => cover === 1) ? 0 : 1,
      position: next?.position ?? (rows.at(-1)?.position ?? 0) + 1,
      batch,
      batch_place: batch === null ? null : place,
      created_at: now().toISOString(),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  // Of a batch that began the gallery the first chosen is the cover, not the first to arrive.
  if (index > 0 || !rows.some((row) => row.cover === 1 && isLater(row, batch, place))) return added
  await moveCover(tx, owner, added.id)
  return { ...added, cover: 1 }
}

/** The index in the gallery for this place of a batch: after those chosen before it, else before those chosen after it. */
function indexInBatch(rows: readonly MediaRow[], batch: string | null, place: number): number {
  const before = rows.findLastIndex(
    (row) => batch !== null && row.batch === batch && (row.batch_place ?? 0) <= place,
  )
  if (before !== -1) return before + 1
  const after = rows.findIndex((row) => isLater(row, batch, place))
  return after === -1 ? rows.length : after
}

function isLater(row: MediaRow, batch: string | null, place: number): boolean {
  return batch !== null && row.batch === batch && (row.batch_place ?? 0) > place
}
