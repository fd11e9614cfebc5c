import type { Kysely } from 'kysely'

/** Remembers that an export's property went off the market, so that its wish to be at a portal survives that. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('portal_exports').addColumn('off_market_since', 'text').execute()
}
