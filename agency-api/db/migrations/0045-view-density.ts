import { type Kysely, sql } from 'kysely'

/** Adds the table's density to saved views; an empty one leaves the current density unchanged. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table saved_views add column density text not null default ''`.execute(db)
}
