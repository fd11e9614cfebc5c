import type { AppContext } from '../app-context.ts'
import type { FileOwner } from '../media/gallery.ts'
import { lockListing, requireEditableListing } from './edit.ts'
import type { ListingResource } from './kind.ts'
import { updatePhotoFlags } from '../properties/photo-flags.ts'

/** Returns a listing as the record that photos and attachments belong to. */
export function fileOwnerOf(
  { now }: Pick<AppContext, 'now'>,
  resource: ListingResource,
  id: number,
): FileOwner & { location: ListingResource } {
  return {
    location: resource,
    id,
    requireEditable: (db) => requireEditableListing(db, resource, id),
    lock: (tx) => lockListing(tx, resource, id, now()),
    ...(resource === 'properties' ? { updateFlags: (tx) => updatePhotoFlags(tx, id) } : {}),
  }
}
