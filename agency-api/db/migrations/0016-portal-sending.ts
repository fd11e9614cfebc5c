import { type Kysely, sql } from 'kysely'
import { flagColumn } from './columns.ts'

/**
 * Adds two flags to exports: `to_send` distinguishes exports to send from exports to poll; `hiding` is 1 until the
 * portal confirms that it hides a price or location that has become private.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of ['to_send', 'hiding'])
    await db.schema.alterTable('portal_exports').addColumn(name, 'integer', flagColumn(name, 0)).execute()
  await sql`update portal_exports set to_send = 1 where state = 'waiting' and wanted = 'listed'`.execute(db)
}
