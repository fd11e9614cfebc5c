import { sql } from 'kysely'
import type { Db } from '../db/schema.ts'

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
