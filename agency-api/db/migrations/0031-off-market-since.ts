import type { Kysely } from 'kysely'

/**
 * Adds the time at which an advert's property went off the market. If the property returns, adverts without this time
 * aren't published again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('portal_exports').addColumn('off_market_since', 'text').execute()
}
