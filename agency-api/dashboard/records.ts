import type { Kysely } from 'kysely'
import type { StatisticsRecord } from '#contract/dashboard.ts'
import { limits } from '#contract/limits.ts'
import type { Language } from '#contract/values.ts'
import type { Database } from '../db/schema.ts'
import { cardOf, cardRows } from '../properties/card.ts'

type By = 'views' | 'created_at'

/** The first few properties by views, archived ones left out, or by when they were inserted. */
export async function firstProperties(
  db: Kysely<Database>,
  by: By,
  language: Language,
): Promise<StatisticsRecord[]> {
  const all = db.selectFrom('properties as p')
  const rows = await cardRows(by === 'views' ? all.where('p.archived', '=', 0) : all)
    .orderBy(`p.${by}`, 'desc')
    .orderBy('p.id', 'desc')
    .limit(limits.dashboardRows)
    .execute()
  return rows.map((row) => ({
    ...cardOf(row, language),
    kind: 'property',
    to_bedrooms: null,
    to_parking: null,
  }))
}
