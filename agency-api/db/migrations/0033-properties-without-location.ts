import { type Kysely, sql } from 'kysely'

/** Adds a partial index that finds properties without a location. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index properties_without_location on properties (archived, id) where lat is null`.execute(
    db,
  )
}
