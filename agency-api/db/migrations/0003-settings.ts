import type { Kysely } from 'kysely'

/** Facts about this installation that must outlive a restart: the key of the attempt counters, the mark of a demo. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('settings')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute()
}
