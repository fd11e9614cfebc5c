import { type Kysely, sql } from 'kysely'

/**
 * Adds a flag that is 0 until a call with an Idempotency-Key commits its first transaction, which sets it to 1
 * (idempotency.ts). Existing keys count as committed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('answered_calls')
    .addColumn('claimed', 'integer', (column) =>
      column
        .notNull()
        .defaultTo(1)
        .check(sql`claimed in (0, 1)`),
    )
    .execute()
}
