import type { Kysely } from 'kysely'

/** Creates the idempotency keys with their stored responses (idempotency.ts). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('answered_calls')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('answer', 'text')
    .execute()
}
