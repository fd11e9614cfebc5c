import { type Kysely, PostgresAdapter } from 'kysely'
import type { Database } from '../schema.ts'
import { createCoveringIndex } from './columns.ts'

const columns = [
  ...['list_marks', 'price_cents', 'tag_id', 'type_id'],
  ...['agent_id', 'district_id', 'for_sale', 'gross_area', 'updated_at'],
  ...['lat', 'energy', 'photographed', 'untranslated', 'kyero_uuid'],
]

/**
 * Indexes the filter columns that the sort indexes lack. Without them, filters by agent, district or date read the 2 KB
 * row of every property (docs/adr/0017-list-indexes.md). PostgreSQL gets a separate index, because widening the search
 * index makes searches take 50% longer. SQLite gets a wider search index, because it doesn't recognise which of
 * two indexes contains all columns.
 */
export async function up(db: Kysely<Database>): Promise<void> {
  if (db.getExecutor().adapter instanceof PostgresAdapter)
    return createCoveringIndex(db, 'properties_filtered', ['id'], ['archived', ...columns])
  await db.schema.dropIndex('properties_searched').execute()
  const texts = ['list_reference', 'list_titles', 'list_place']
  await createCoveringIndex(db, 'properties_searched', ['archived', 'id'], [...texts, ...columns])
}
