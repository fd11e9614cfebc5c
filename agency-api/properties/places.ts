import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'

/** More names than anybody reads, and less than a page weighs. */
const most = 2000

/** Every concelho, distrito and locality that a property lies in, each once, by name. */
export async function listPlaces(db: Kysely<Database>): Promise<string[]> {
  const named = (column: 'concelho' | 'distrito' | 'political') =>
    db
      .selectFrom('properties')
      .select(`${column} as name`)
      .where(column, 'is not', null)
      .where(column, '!=', '')
  const rows = await named('concelho')
    .union(named('distrito'))
    .union(named('political'))
    .limit(most)
    .execute()
  const { compare } = new Intl.Collator('pt')
  return rows.flatMap(({ name }) => name ?? []).sort(compare)
}
