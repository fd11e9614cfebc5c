import type { Kysely } from 'kysely'

/** Adds the order in which photos of one upload were selected. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('media').addColumn('batch', 'text').execute()
  await db.schema.alterTable('media').addColumn('batch_place', 'integer').execute()
}
