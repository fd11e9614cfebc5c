import { sql } from 'kysely'
import type { AppContext } from '../app-context.ts'
import type { Db, ListingResource } from '../db/schema.ts'
import type { FileOwner } from '../media/gallery.ts'
import { lockListing, readEditableListing } from './edit.ts'

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
