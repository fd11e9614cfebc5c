import type { House } from '../house.ts'
import type { Owner } from '../media/gallery.ts'
import { claimProperty, openProperty } from './claim.ts'
import { notePhotographs } from './photographed.ts'

/** A property as the owner of photographs and attachments. */
export function propertyOwner({ now }: Pick<House, 'now'>, id: number): Owner & { location: 'properties' } {
  return {
    location: 'properties',
    id,
    open: (db) => openProperty(db, id),
    claim: (tx) => claimProperty(tx, id, now()),
    changed: (tx) => notePhotographs(tx, id),
  }
}
