import type { Kysely } from 'kysely'

/** Bytes that were stored of a counted upload (media/quota.ts); 0 for attempts of other kinds. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('login_attempts')
    .addColumn('bytes', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
}
