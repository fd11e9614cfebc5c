import type { Kysely } from 'kysely'

/** Adds the photos' variant of 320 px; photos stored earlier have none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('media').addColumn('small', 'text').execute()
}
