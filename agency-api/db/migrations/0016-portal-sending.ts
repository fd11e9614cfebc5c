import { type Kysely, sql } from 'kysely'
import { flagColumn } from './columns.ts'

/**
 * Distinguishes exports to send from exports to poll, and stores that a price or location is being hidden until the
 * portal has confirmed it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of ['to_send', 'hiding'])
    await db.schema.alterTable('portal_exports').addColumn(name, 'integer', flagColumn(name, 0)).execute()
  await sql`update portal_exports set to_send = 1 where state = 'waiting' and wanted = 'listed'`.execute(db)
}
