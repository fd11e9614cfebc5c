import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'

/** Upper bound that keeps the response small. */
const maxPlaces = 2000

/** Returns every concelho, distrito and locality of properties, each once, by name. */
export async function listPlaces(db: Kysely<Database>): Promise<string[]> {
  const rows = await db
    .selectFrom('properties')
    .select(['concelho', 'distrito', 'political'])
    .distinct()
    .execute()
  const names = new Set(
    rows.flatMap((row) => [row.concelho, row.distrito, row.political]).flatMap((name) => name || []),
  )
  const { compare } = new Intl.Collator('pt')
  return [...names].sort(compare).slice(0, maxPlaces)
}
