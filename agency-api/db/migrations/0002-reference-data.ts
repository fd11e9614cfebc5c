import type { Kysely } from 'kysely'
import type { Database } from '../schema.ts'

// In this order: the API's clients know the tag with id 1.
const tags = [
  { kind: 'new', tag_en: 'new', tag_pt: 'novo' },
  { kind: 'reserved', tag_en: 'reserved', tag_pt: 'reservado' },
  { kind: 'sold', tag_en: 'sold', tag_pt: 'vendido' },
] as const

/** The master dividers of features, in the order in which they are shown. */
export const dividers = [
  ['View', 'Vista'],
  ['Outdoor', 'Exterior'],
  ['Indoor', 'Interior'],
  ['Indoor - Others', 'Interior - Outros'],
  ['Features', 'Características'],
] as const

/** What every agency needs before its first record: the three tags and the five master dividers. */
export async function up(db: Kysely<Database>): Promise<void> {
  await db
    .insertInto('tags')
    .values([...tags])
    .execute()
  const now = new Date().toISOString()
  await db
    .insertInto('key_items')
    .values(
      dividers.map(([name_en, name_pt], position) => ({
        kind: 'master' as const,
        name_en,
        name_pt,
        position,
        created_at: now,
        updated_at: now,
      })),
    )
    .execute()
}
