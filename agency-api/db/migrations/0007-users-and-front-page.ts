import type { Kysely } from 'kysely'
import { addBilingualColumns } from './columns.ts'

/** Adds the devices of sign-ins, the covers of the front page, and the order of highlights. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['device', 'signed_in_at', 'last_used_at'])
    await db.schema.alterTable('tokens').addColumn(column, 'text').execute()
  await db.schema.alterTable('properties').addColumn('highlight_order', 'integer').execute()
  await db.schema
    .createTable('front_covers')
    .addColumn('media_id', 'integer', (column) =>
      column.primaryKey().references('media.id').onDelete('cascade'),
    )
    .addColumn('position', 'integer', (column) => column.notNull())
    .$call(addBilingualColumns('title'))
    .$call(addBilingualColumns('text'))
    .addColumn('link', 'text')
    .execute()
}
