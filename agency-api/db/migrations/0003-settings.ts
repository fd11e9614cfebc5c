import type { Kysely } from 'kysely'

/** Creates the table of installation settings, such as the key of the attempt counters and the demo flag. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('settings')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute()
}
