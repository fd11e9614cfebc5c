import type { MediaLocation } from '#contract/media.ts'
import type { Db, Row, Tx } from '../db/schema.ts'

type OwnerId = { location: MediaLocation; id: number }

/** Returns the rows of an owner's photos and floor plans, in order. */
export function readMediaRows(db: Db, owner: OwnerId): Promise<Row<'media'>[]> {
  return db
    .selectFrom('media')
    .selectAll()
    .where('location', '=', owner.location)
    .where('owner_id', '=', owner.id)
    .orderBy('position')
    .orderBy('id')
    .execute()
}

export async function moveCover(tx: Tx, owner: OwnerId, mediaId: number): Promise<void> {
  await tx
    .updateTable('media')
    .set({ cover: 0 })
    .where('location', '=', owner.location)
    .where('owner_id', '=', owner.id)
    .where('cover', '=', 1)
    .execute()
  await tx.updateTable('media').set({ cover: 1 }).where('id', '=', mediaId).execute()
}

/** Makes the first photo the cover if there is no cover. Never selects a floor plan. */
export async function ensureCover(tx: Tx, owner: OwnerId): Promise<void> {
  const rows = await readMediaRows(tx, owner)
  const firstPhoto = rows.find(({ plant }) => plant === 0)
  if (firstPhoto !== undefined && rows.every(({ cover }) => cover === 0))
    await moveCover(tx, owner, firstPhoto.id)
}
