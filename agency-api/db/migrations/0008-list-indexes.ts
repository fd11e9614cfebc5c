import { type Kysely, PostgresAdapter, sql } from 'kysely'
import { listTextsOf } from '../../properties/search-text.ts'
import type { Database } from '../schema.ts'

/** What lists of properties are filtered by, besides their state and their texts. */
const filtered = [
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
]
const sorts = [
  'created_at',
  'updated_at',
  'price_cents',
  'reference',
  'sort_title_en',
  'sort_title_pt',
  'bedrooms',
  'gross_area',
]

/**
 * Lists of a hundred thousand properties: each sort has an index that also holds what is filtered by, so that counting
 * and paging never read the rows themselves, which are wide (docs/benchmarks.md).
 */
export async function up(db: Kysely<Database>): Promise<void> {
  for (const name of ['sort_title_en', 'sort_title_pt'])
    await db.schema
      .alterTable('properties')
      .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
      .execute()
  await db.schema
    .alterTable('properties')
    .addColumn('untranslated', 'integer', (column) => column.notNull().defaultTo(1))
    .execute()
  await fill(db)

  const postgres = db.getExecutor().adapter instanceof PostgresAdapter
  for (const sort of sorts) await index(db, `properties_by_${sort}`, ['archived', sort, 'id'], postgres)
  await index(db, 'properties_state', ['archived', 'tag_id', 'low_cost'], true, [])
  if (postgres) await narrow(db)
  else await index(db, 'properties_search', ['archived', 'id', 'search_text', ...sorts], false)
  await db.schema.dropIndex('properties_archived_created_at').execute()

  await db.schema.createIndex('media_kinds').on('media').columns(['location', 'owner_id', 'plant']).execute()
  for (const table of ['property_types', 'property_features', 'property_lifestyles'] as const) {
    await db.schema.createIndex(`${table}_key_property`).on(table).columns(['key_id', 'property_id']).execute()
    await db.schema.dropIndex(`${table}_by_key`).execute()
  }
}

/** Beside its keys an index carries what is filtered by: `include` in PostgreSQL, further columns in SQLite. */
async function index(
  db: Kysely<Database>,
  name: string,
  keys: string[],
  postgres: boolean,
  carried = filtered.filter((column) => !keys.includes(column)),
) {
  const list = (columns: string[]) => sql.join(columns.map((column) => sql.ref(column)))
  const include = postgres && carried.length > 0 ? sql` include (${list(carried)})` : sql``
  const columns = postgres ? keys : [...keys, ...carried]
  await sql`create index ${sql.ref(name)} on properties (${list(columns)})${include}`.execute(db)
}

/**
 * Searches look through every row's search_text. PostgreSQL, whose index entries may not be so large, keeps the long
 * texts of a row beside the table instead, and has little to read when it does.
 */
async function narrow(db: Kysely<Database>): Promise<void> {
  await sql`alter table properties set (toast_tuple_target = 256)`.execute(db)
}

async function fill(db: Kysely<Database>): Promise<void> {
  const rows = await db
    .selectFrom('properties')
    .select(['id', 'title_en', 'title_pt', 'description_en', 'description_pt'])
    .execute()
  for (const { id, ...texts } of rows)
    await db.updateTable('properties').set(listTextsOf(texts)).where('id', '=', id).execute()
}
