import type { Kysely } from 'kysely'
import type { Database } from '../schema.ts'

// The order matters: clients rely on id 1 being the tag `new` (docs/adr/0029-portfolio-rules.md).
const tags = [
  { kind: 'new', tag_en: 'new', tag_pt: 'novo' },
  { kind: 'reserved', tag_en: 'reserved', tag_pt: 'reservado' },
  { kind: 'sold', tag_en: 'sold', tag_pt: 'vendido' },
] as const

/** Master groups of features, in display order. */
const featureGroups = [
  ['View', 'Vista'],
  ['Outdoor', 'Exterior'],
  ['Indoor', 'Interior'],
  ['Indoor - Others', 'Interior - Outros'],
  ['Features', 'Características'],
] as const

/** Inserts the rows that every agency needs: the three tags and the five master groups. */
export async function up(db: Kysely<Database>): Promise<void> {
  await db
    .insertInto('tags')
    .values([...tags])
    .execute()
  await insertMasterGroups(db, new Date())
}

/** Inserts the master groups; also called when the sample agency is reset. Use only columns that 0001 creates. */
export async function insertMasterGroups(db: Kysely<Database>, now: Date): Promise<void> {
  const at = now.toISOString()
  await db
    .insertInto('key_items')
    .values(
      featureGroups.map(([name_en, name_pt], position) => ({
        kind: 'master' as const,
        name_en,
        name_pt,
        position,
        created_at: at,
        updated_at: at,
      })),
    )
    .execute()
}
