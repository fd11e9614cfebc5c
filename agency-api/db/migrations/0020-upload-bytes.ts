import type { Kysely } from 'kysely'

/** Adds the stored bytes of a counted upload (media/quota.ts); 0 for other kinds of attempts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('login_attempts')
    .addColumn('bytes', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
}
