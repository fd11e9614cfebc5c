import { sql } from 'kysely'
import type { Found } from '#contract/search.ts'
import { inLanguage } from '../language.ts'
import { cardOf } from '../media/row-files.ts'
import { contains, type Matches, matches, type Query, rankOf, searchTexts } from '../search/rank.ts'

export async function findDistricts({
  db,
  typed,
  limit,
  language,
}: Query): Promise<Matches<Found['districts'][number]>> {
  const texts = searchTexts(db, sql.ref(`name_${language}`), [sql.ref('name_en'), sql.ref('name_pt')])
  const rows = await db
    .selectFrom('districts')
    .select(['id', 'name_en', 'name_pt', 'cover', matches])
    .where(contains(db, texts, typed))
    .orderBy(rankOf(db, texts, typed))
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id, name_en, name_pt, cover, ...rest }) => ({
    id,
    name: inLanguage(language, { en: name_en, pt: name_pt }) ?? '-',
    cover,
    cover_card: cardOf(cover),
    ...rest,
  }))
}
