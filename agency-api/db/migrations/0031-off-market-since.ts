import type { Kysely } from 'kysely'

/** Adds the time since when an export's property has been off the market, so that the export is restored when it returns. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('portal_exports').addColumn('off_market_since', 'text').execute()
}
