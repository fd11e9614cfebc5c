import { type Kysely, sql } from 'kysely'

/** Finds the few properties without a location without reading all rows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index properties_without_location on properties (archived, id) where lat is null`.execute(
    db,
  )
}
