import type { Kysely } from 'kysely'
import type { Database } from '../schema.ts'
import { indexOfSort } from './0013-narrow-list-indexes.ts'

/** Lists can be sorted by the order on the website; properties from before it was written stand as they were entered. */
export async function up(db: Kysely<Database>): Promise<void> {
  await db
    .updateTable('properties')
    .set((eb) => ({ location_order: eb.ref('id') }))
    .where('location_order', '=', 0)
    .execute()
  await indexOfSort(db, 'location_order')
}
