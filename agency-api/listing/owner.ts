import type { House } from '../house.ts'
import type { Owner } from '../media/gallery.ts'
import { claimListing, openListing } from './claim.ts'
import type { ListingNoun } from './kind.ts'
import { notePhotographs } from '../properties/photographed.ts'

/** A listing as the owner of photographs and attachments. */
export function listingOwner(
  { now }: Pick<House, 'now'>,
  noun: ListingNoun,
  id: number,
): Owner & { location: ListingNoun } {
  return {
    location: noun,
    id,
    open: (db) => openListing(db, noun, id),
    claim: (tx) => claimListing(tx, noun, id, now()),
    ...(noun === 'properties' ? { changed: (tx) => notePhotographs(tx, id) } : {}),
  }
}
