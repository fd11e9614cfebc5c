import type { Kysely } from 'kysely'

/**
 * Creates the table of installation settings, such as the demo flag and the secret that hashes
 * the users and addresses in `login_attempts`.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('settings')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute()
}
