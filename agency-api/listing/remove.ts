import type { Transaction } from 'kysely'
import { deleteAttachmentRows } from '../attachments/attachments.ts'
import type { Database } from '../db/schema.ts'
import type { House } from '../house.ts'
import { deleteMediaRows } from '../media/gallery.ts'
import { filesOf } from '../media/named-files.ts'
import { dropFiles } from '../media/quarantine.ts'
import type { ListingNoun } from './kind.ts'
import { listingOwner } from './owner.ts'

/**
 * Deletes a record with its photographs and attachments; the files go once the rows are gone for good. `parting` is what
 * must happen to others first, in the same transaction; its answer is answered.
 */
export async function removeListing<T>(
  house: House,
  noun: ListingNoun,
  id: number,
  parting: (tx: Transaction<Database>) => Promise<T>,
): Promise<T> {
  const owner = listingOwner(house, noun, id)
  const gone = await house.db.transaction().execute(async (tx) => {
    const parted = await parting(tx)
    await owner.claim(tx)
    const media = await deleteMediaRows(tx, owner)
    const attachments = await deleteAttachmentRows(tx, owner)
    await tx.deleteFrom(noun).where('id', '=', id).execute()
    return { parted, media, attachments }
  })
  const photographs = gone.media.flatMap((row) => filesOf('media', row))
  await dropFiles(house.media, [...photographs, ...gone.attachments])
  return gone.parted
}
