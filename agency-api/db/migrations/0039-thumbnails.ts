import type { Kysely } from 'kysely'

/** Adds the photos' smallest variant; photos stored earlier have none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('media').addColumn('thumb', 'text').execute()
}
