import { type Kysely, PostgresAdapter } from 'kysely'
import type { Database } from '../schema.ts'
import { createSortIndex } from './0013-narrow-list-indexes.ts'

/**
 * Adds the filter columns to the index by views, as in the other sort indexes. SQLite counts with the index that it
 * considers narrowest. Since 0024 it has used the index by views; without these columns, each count read every row.
 */
export async function up(db: Kysely<Database>): Promise<void> {
  if (db.getExecutor().adapter instanceof PostgresAdapter) return
  await db.schema.dropIndex('properties_by_views').execute()
  await createSortIndex(db, 'views')
}
