import type { Kysely } from 'kysely'

/**
 * Adds the time at which an export's property went off the market. If the property returns, only adverts with this time
 * are published again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('portal_exports').addColumn('off_market_since', 'text').execute()
}
