import { sql } from 'kysely'
import type { AppContext } from '../app-context.ts'
import { type FileOwner, deleteFileRows } from '../media/gallery.ts'
import { lockListing, readEditableListing } from './edit.ts'
import type { ListingResource, Tx, Db } from '../db/schema.ts'
import { quarantineFiles } from '../media/quarantine.ts'

/** Returns a listing as the record that photos and attachments belong to. */
export function fileOwnerOf(
  { now }: Pick<AppContext, 'now'>,
  resource: ListingResource,
  id: number,
): FileOwner & { location: ListingResource } {
  return {
    location: resource,
    id,
    requireEditable: (db) => readEditableListing(db, resource, id),
    lock: (tx) => lockListing(tx, resource, id, now()),
    ...(resource === 'properties' ? { updateFlags: (tx) => updatePhotoFlags(tx, id) } : {}),
  }
}

/**
 * Deletes a record with its photos and attachments; their files are quarantined after the commit. `beforeDelete` runs
 * first in the same transaction; its result is returned.
 */
export async function removeListing<T>(
  context: AppContext,
  resource: ListingResource,
  id: number,
  beforeDelete: (tx: Tx) => Promise<T>,
): Promise<T> {
  const owner = fileOwnerOf(context, resource, id)
  const removed = await context.db.transaction().execute(async (tx) => {
    const result = await beforeDelete(tx)
    await owner.lock(tx)
    const photos = await deleteFileRows(tx, 'media', owner)
    const attachments = await deleteFileRows(tx, 'attachments', owner)
    await tx.deleteFrom(resource).where('id', '=', id).execute()
    return { result, files: [...photos, ...attachments] }
  })
  await quarantineFiles(context.media, removed.files)
  return removed.result
}

/** Updates `photographed` of one property or of all: 1 if it has a photo other than a floor plan (`plant`). */
export async function updatePhotoFlags(db: Db, id?: number): Promise<void> {
  const update = db.updateTable('properties').set({
    photographed: sql<0 | 1>`case when exists (
        select 1 from media
        where media.location = 'properties' and media.owner_id = properties.id and media.plant = 0
      ) then 1 else 0 end`,
  })
  await (id === undefined ? update : update.where('id', '=', id)).execute()
}
