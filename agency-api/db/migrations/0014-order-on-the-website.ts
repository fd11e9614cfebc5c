import { type Kysely, PostgresAdapter } from 'kysely'
import type { Database } from '../schema.ts'
import { index } from './0008-list-indexes.ts'

/** Lists can be sorted by the order on the website; properties from before it was written stand as they were entered. */
export async function up(db: Kysely<Database>): Promise<void> {
  await db
    .updateTable('properties')
    .set((eb) => ({ location_order: eb.ref('id') }))
    .where('location_order', '=', 0)
    .execute()
  const postgres = db.getExecutor().adapter instanceof PostgresAdapter
  await index(db, 'properties_by_location_order', ['archived', 'location_order', 'id'], postgres)
}
