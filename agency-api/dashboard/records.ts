import { unset } from '#contract/development.ts'
import type { StatisticsRecord } from '#contract/dashboard.ts'
import { limits } from '#contract/limits.ts'
import type { Language } from '#contract/values.ts'
import * as developments from '../developments/card.ts'
import { selectWithFigures } from '../developments/figures.ts'
import type { Db } from '../db/schema.ts'
import { cardOf, selectCardRows } from '../properties/card.ts'
import { firstDayOf } from '../views/day.ts'

type SortColumn = 'views' | 'created_at'

/** Returns the most viewed or the newest properties and developments. Only the newest include archived ones. */
export async function readFirstRecords(
  db: Db,
  by: SortColumn,
  language: Language,
  now: Date,
): Promise<StatisticsRecord[]> {
  return [
    ...(await readFirstProperties(db, by, language, now)),
    ...(await readFirstDevelopments(db, by, language, now)),
  ]
}

async function readFirstProperties(
  db: Db,
  by: SortColumn,
  language: Language,
  now: Date,
): Promise<StatisticsRecord[]> {
  const all = db.selectFrom('properties as p')
  const rows = await selectCardRows(by === 'views' ? all.where('p.archived', '=', 0) : all)
    .orderBy(`p.${by}`, 'desc')
    .orderBy('p.id', 'desc')
    .limit(limits.dashboardRows)
    .execute()
  const ids = rows.map(({ id }) => id)
  const viewsById = await readRecentViews(db, 'property_id', ids, now)
  return rows.map((row) => ({
    ...cardOf(row, language),
    views_lately: viewsById.get(row.id) ?? 0,
    kind: 'property',
    to_bedrooms: null,
    to_parking: null,
  }))
}

async function readFirstDevelopments(
  db: Db,
  by: SortColumn,
  language: Language,
  now: Date,
): Promise<StatisticsRecord[]> {
  const all = db.selectFrom('condominiums as c').select('c.id')
  const firstIds = await (by === 'views' ? all.where('c.archived', '=', 0) : all)
    .orderBy(`c.${by}`, 'desc')
    .orderBy('c.id', 'desc')
    .limit(limits.dashboardRows)
    .execute()
  if (firstIds.length === 0) return []
  const ids = firstIds.map(({ id }) => id)
  const rows = await developments
    .selectCardRows(selectWithFigures(db, ids).where('c.id', 'in', ids))
    .select('c.views')
    .orderBy(`c.${by}`, 'desc')
    .orderBy('c.id', 'desc')
    .execute()
  const viewsById = await readRecentViews(db, 'condominium_id', ids, now)
  return rows.map((row) => {
    const card = developments.cardOf(row, language)
    return {
      ...card,
      kind: 'condominium',
      reference: null,
      title: card.information.title,
      bedrooms: nullIfUnset(card.from_bedrooms),
      to_bedrooms: nullIfUnset(card.to_bedrooms),
      parking: nullIfUnset(card.from_parking),
      to_parking: nullIfUnset(card.to_parking),
      price: nullIfUnset(card.starting_price),
      for_sale: 1,
      views: row.views,
      views_lately: viewsById.get(row.id) ?? 0,
    }
  })
}

const nullIfUnset = (figure: number) => (figure === unset ? null : figure)

/** Returns each record's views in the last thirty days, today included; records without views are left out. */
async function readRecentViews(
  db: Db,
  column: 'property_id' | 'condominium_id',
  ids: readonly number[],
  now: Date,
): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('views')
    .select([column, (eb) => eb.fn.sum<number>('amount').as('views')])
    .where(column, 'in', ids)
    .where('day', '>=', firstDayOf(limits.viewsLatelyDays, now))
    .groupBy(column)
    .execute()
  return new Map(rows.flatMap((row) => (row[column] === null ? [] : [[row[column], Number(row.views)]])))
}
