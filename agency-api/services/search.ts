import { sql } from 'kysely'
import type { Found } from '#contract/search.ts'
import { inLanguage } from '../language.ts'
import { contains, type Matches, matches, type Query, rankOf, searchTexts } from '../search/rank.ts'

export async function findServices({
  db,
  typed,
  limit,
  language,
}: Query): Promise<Matches<Found['services'][number]>> {
  const texts = searchTexts(db, sql.ref(`title_${language}`), [sql.ref('title_en'), sql.ref('title_pt')])
  const rows = await db
    .selectFrom('services')
    .select(['id', 'title_en', 'title_pt', matches])
    .where(contains(db, texts, typed))
    .orderBy(rankOf(db, texts, typed))
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id, title_en, title_pt, ...rest }) => ({
    id,
    title: inLanguage(language, { en: title_en, pt: title_pt }) ?? '-',
    ...rest,
  }))
}
