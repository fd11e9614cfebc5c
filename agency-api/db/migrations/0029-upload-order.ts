import type { Kysely } from 'kysely'

/** Adds the order in which photographs that were uploaded together were chosen. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('media').addColumn('batch', 'text').execute()
  await db.schema.alterTable('media').addColumn('batch_place', 'integer').execute()
}
