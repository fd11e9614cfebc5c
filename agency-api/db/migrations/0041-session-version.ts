import type { Kysely } from 'kysely'

/** Counts how often all sessions of a user were ended, so that a concurrent sign-in fails (accounts/login.ts). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('users')
    .addColumn('session_version', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
}
