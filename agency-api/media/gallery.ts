import type { z } from 'zod'
import { AgencyError } from '#contract/errors.ts'
import type { GalleryUpload, MediaItem, MediaLocation } from '#contract/media.ts'
import type { AppContext } from '../app-context.ts'
import type { Db, Row, Tx } from '../db/schema.ts'
import { quarantineFiles, withNewFiles } from './quarantine.ts'
import { filesOf } from './row-files.ts'
import { moveCover, ensureCover, readMediaRows } from './rows.ts'
import { storePhoto, type StoredPhoto } from './store-photo.ts'

/**
 * Record that photos or attachments belong to. `requireEditable` throws if it is missing or read-only; `lock` also
 * locks it until the transaction ends, so that concurrent changes can't break the order of its photos or add a second
 * cover.
 */
export type FileOwner = {
  location: MediaLocation
  id: number
  requireEditable: (db: Db) => Promise<unknown>
  lock: (tx: Tx) => Promise<void>
  /** Updates the record's photo flags for lists, in the transaction that changed the photos. */
  updateFlags?: (tx: Tx) => Promise<void>
}
type GalleryContext = Pick<AppContext, 'db' | 'media' | 'now'>
type MediaRow = Row<'media'>

/** A request that reorders photos lists all of them; the contract allows this many. */
const maxPhotos = 500

/** Returns photos and floor plans, in order. Throws for read-only records too: users can't open them. */
export async function listMedia(db: Db, owner: FileOwner): Promise<MediaItem[]> {
  await owner.requireEditable(db)
  return readMediaRows(db, owner)
}

/**
 * Adds a photo at the end, or at its position in its batch; it becomes the cover if there is none. A failure leaves no
 * row and no file in use.
 */
export async function addPhoto(
  context: GalleryContext,
  owner: FileOwner,
  { file, batch, place }: z.output<typeof GalleryUpload>,
): Promise<MediaItem> {
  await owner.requireEditable(context.db)
  return saveFile(context, owner, file, (tx, stored) =>
    addRow(tx, context, owner, { ...stored, batch, place }),
  )
}

/** Replaces a photo's file; its id, position, cover and plan flags stay. */
export async function replacePhoto(context: GalleryContext, owner: FileOwner, mediaId: number, file: Blob) {
  await owner.requireEditable(context.db)
  await findMediaRow(context.db, owner, { id: mediaId })
  let replacedRow: MediaRow | undefined
  const item = await saveFile(context, owner, file, async (tx, stored) => {
    replacedRow = await findMediaRow(tx, owner, { id: mediaId })
    return tx
      .updateTable('media')
      .set(stored)
      .where('id', '=', mediaId)
      .returningAll()
      .executeTakeFirstOrThrow()
  })
  if (replacedRow !== undefined) await quarantineFiles(context.media, filesOf('media', replacedRow))
  return item
}

/**
 * Deletes a photo by its id or by the file name returned by the upload. Only this record's photos are found
 * (docs/security.md 5.3.2).
 */
export async function removePhoto(
  context: GalleryContext,
  owner: FileOwner,
  target: { id?: number; file?: string },
): Promise<void> {
  const row = await withOwnerLock(context.db, owner, async (tx) => {
    const photo = await findMediaRow(tx, owner, target)
    await tx.deleteFrom('media').where('id', '=', photo.id).execute()
    await ensureCover(tx, owner)
    return photo
  })
  await quarantineFiles(context.media, filesOf('media', row))
}

export async function removeAllMedia(context: GalleryContext, owner: FileOwner): Promise<void> {
  const paths = await withOwnerLock(context.db, owner, (tx) => deleteFileRows(tx, 'media', owner))
  await quarantineFiles(context.media, paths)
}

/** Deletes only the rows and returns their files, to pass to `quarantineFiles` after the transaction. */
export async function deleteFileRows(
  tx: Tx,
  table: 'media' | 'attachments',
  { location, id }: Pick<FileOwner, 'location' | 'id'>,
) {
  const rows = await tx
    .deleteFrom(table)
    .where('location', '=', location)
    .where('owner_id', '=', id)
    .returningAll()
    .execute()
  return rows.flatMap((row) => filesOf(table, row))
}

/** Locks the owner, runs a change of its photos or attachments in a transaction, and updates its flags. */
export function withOwnerLock<T>(db: Db, owner: FileOwner, change: (tx: Tx) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (tx) => {
    await owner.lock(tx)
    const result = await change(tx)
    await owner.updateFlags?.(tx)
    return result
  })
}

/** Returns one of the owner's rows. Throws NOT_FOUND for others. */
export async function findMediaRow(db: Db, owner: FileOwner, key: { id?: number; file?: string }) {
  const rows = await readMediaRows(db, owner)
  const row = rows.find(({ id, file }) => (key.id === undefined ? file === key.file : id === key.id))
  if (row === undefined) throw new AgencyError('NOT_FOUND')
  return row
}

async function saveFile(
  context: GalleryContext,
  owner: FileOwner,
  file: Blob,
  write: (tx: Tx, stored: StoredPhoto) => Promise<MediaRow>,
): Promise<MediaItem> {
  const stored = await storePhoto(context.media, owner.location, owner.id, await file.bytes())
  const files = filesOf('media', { ...stored, location: owner.location, owner_id: owner.id })
  return withNewFiles(context, files, () => withOwnerLock(context.db, owner, (tx) => write(tx, stored)))
}

async function addRow(
  tx: Tx,
  { now }: GalleryContext,
  owner: FileOwner,
  { batch = null, place = 0, ...stored }: StoredPhoto & { batch?: string | null; place?: number },
): Promise<MediaRow> {
  const rows = await readMediaRows(tx, owner)
  if (rows.length >= maxPhotos) throw new AgencyError('MISSING', { fields: { file: `most:${maxPhotos}` } })
  const isInBatch = (row: MediaRow) => batch !== null && row.batch === batch
  const isLater = (row: MediaRow) => isInBatch(row) && (row.batch_place ?? 0) > place
  // Inserts the photo after those of its batch that were selected before it, else before those selected after it, else
  // at the end.
  const lastBefore = rows.findLastIndex((row) => isInBatch(row) && !isLater(row))
  const firstAfter = rows.findIndex(isLater)
  let index = rows.length
  if (firstAfter !== -1) index = firstAfter
  if (lastBefore !== -1) index = lastBefore + 1
  const nextRow = rows[index]
  if (nextRow !== undefined)
    await tx
      .updateTable('media')
      .set((eb) => ({ position: eb('position', '+', 1) }))
      .where('location', '=', owner.location)
      .where('owner_id', '=', owner.id)
      .where('position', '>=', nextRow.position)
      .execute()
  const added = await tx
    .insertInto('media')
    .values({
      ...stored,
      location: owner.location,
      owner_id: owner.id,
      cover: rows.some(({ cover }) => cover === 1) ? 0 : 1,
      position: nextRow?.position ?? (rows.at(-1)?.position ?? 0) + 1,
      batch,
      batch_place: batch === null ? null : place,
      created_at: now().toISOString(),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  // The cover of a gallery's first batch is the photo selected first, which may not be the first to arrive.
  if (index > 0 || !rows.some((row) => row.cover === 1 && isLater(row))) return added
  await moveCover(tx, owner, added.id)
  return { ...added, cover: 1 }
}
