import type { Tx } from '../db/schema.ts'
import type { AppContext } from '../app-context.ts'
import { deleteFileRows } from '../media/gallery.ts'
import { quarantineFiles } from '../media/quarantine.ts'
import type { ListingResource } from './kind.ts'
import { fileOwnerOf } from './file-owner.ts'

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
