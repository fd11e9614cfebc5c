import type { Kysely } from 'kysely'
import type { Tag } from '#contract/tag.ts'
import type { Database } from '../db/schema.ts'

/** Returns the tags of properties and developments in both languages. */
export async function listTags(db: Kysely<Database>): Promise<Tag[]> {
  const rows = await db.selectFrom('tags').selectAll().orderBy('id').execute()
  return rows.map(({ id, kind, tag_en, tag_pt }) => ({ id, kind, i18n: { tag: { en: tag_en, pt: tag_pt } } }))
}
