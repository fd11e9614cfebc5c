import { type Kysely, PostgresAdapter, sql } from 'kysely'
import type { Database } from '../schema.ts'

/** As the other indexes of 0008-list-indexes.ts: what lists of properties are filtered by is read from the index alone. */
const carried = [
  'tag_id',
  'low_cost',
  'type_id',
  'price_cents',
  'bedrooms',
  'bathrooms',
  'parking',
  'collection',
  'highlighted',
  'condominium_id',
  'imovirtual_uuid',
  'idealista_uuid',
  'james_edition_uuid',
  'energy',
  'lat',
  'untranslated',
  'photographed',
]

/** Lists can be sorted by the order on the website; properties from before it was written stand as they were entered. */
export async function up(db: Kysely<Database>): Promise<void> {
  await db
    .updateTable('properties')
    .set((eb) => ({ location_order: eb.ref('id') }))
    .where('location_order', '=', 0)
    .execute()
  const keys = sql`archived, location_order, id`
  const further = sql.join(carried.map((column) => sql.ref(column)))
  const postgres = db.getExecutor().adapter instanceof PostgresAdapter
  await sql`create index properties_by_location_order on properties
    ${postgres ? sql`(${keys}) include (${further})` : sql`(${keys}, ${further})`}`.execute(db)
}
