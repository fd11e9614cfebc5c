import { type Kysely, sql } from 'kysely'

/** 0 while a call under an Idempotency-Key has not committed anything (once.ts). */
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
