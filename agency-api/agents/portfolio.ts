import type { Language } from '#contract/values.ts'
import type { Db } from '../db/schema.ts'
import { inLanguage } from '../language.ts'
import { coverColumns, coverOf } from '../listing/card.ts'
import { cardOf, selectCardRows } from '../properties/card.ts'
import { readAgent } from './read.ts'

const maxRecords = 500

/** Returns an agent's properties and developments in `language`, archived ones last. Throws NOT_FOUND. */
export async function readPortfolio(db: Db, id: number, language: Language) {
  await readAgent(db, id)
  const properties = await selectCardRows(db.selectFrom('properties as p').where('p.agent_id', '=', id))
    .orderBy('p.archived')
    .orderBy('p.reference')
    .limit(maxRecords)
    .execute()
  const condominiums = await db
    .selectFrom('condominiums as c')
    .leftJoin('districts as d', 'd.id', 'c.district_id')
    .leftJoin('media as m', (join) =>
      join.onRef('m.owner_id', '=', 'c.id').on('m.location', '=', 'condominiums').on('m.cover', '=', 1),
    )
    .select(['c.id', 'c.title_en', 'c.title_pt', 'c.archived', 'c.disabled', 'd.name_en', 'd.name_pt'])
    .select(coverColumns)
    .where('c.agent_id', '=', id)
    .orderBy('c.archived')
    .orderBy('c.id')
    .limit(maxRecords)
    .execute()
  return {
    properties: properties.map((row) => cardOf(row, language)),
    condominiums: condominiums.map((row) => ({
      ...row,
      title: inLanguage(language, { en: row.title_en, pt: row.title_pt }) ?? '-',
      district: inLanguage(language, { en: row.name_en, pt: row.name_pt }),
      cover: coverOf(row),
    })),
  }
}
