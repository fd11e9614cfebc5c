import type { Kysely } from 'kysely'

/** Adds the stored bytes of an upload to `login_attempts`, which also counts uploads to limit them (media/quota.ts). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('login_attempts')
    .addColumn('bytes', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
}
