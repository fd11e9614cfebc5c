import type { Kysely } from 'kysely'
import type { Database } from '../schema.ts'
import { createSortIndex } from './0013-narrow-list-indexes.ts'

/** Lets lists sort by the position on the website. Existing properties get their insertion order. */
export async function up(db: Kysely<Database>): Promise<void> {
  await db
    .updateTable('properties')
    .set((eb) => ({ location_order: eb.ref('id') }))
    .where('location_order', '=', 0)
    .execute()
  await createSortIndex(db, 'location_order')
}
