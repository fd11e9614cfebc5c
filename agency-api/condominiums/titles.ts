import type { Kysely } from 'kysely'
import type { Language } from '#contract/values.ts'
import type { Database } from '../db/schema.ts'
import { inLanguage } from '../language.ts'

/**
 * Returns the developments that a property can be linked to: not archived, by title in `language`. Those closed by
 * demo mode are included and flagged, so that their properties can show them.
 */
export async function titlesOfCondominiums(
  db: Kysely<Database>,
  language: Language,
): Promise<{ id: number; title: string; disabled: 0 | 1 }[]> {
  const rows = await db
    .selectFrom('condominiums')
    .select(['id', 'title_en', 'title_pt', 'disabled'])
    .where('archived', '=', 0)
    .execute()
  return rows
    .map(({ id, title_en, title_pt, disabled }) => ({
      id,
      disabled,
      title: inLanguage(language, { en: title_en, pt: title_pt }) ?? '-',
    }))
    .sort((a, b) => a.title.localeCompare(b.title, language) || a.id - b.id)
}
