import { type RawBuilder, sql } from 'kysely'
import { type DevelopmentCard, unset } from '#contract/development.ts'
import type { DevelopmentFilter, developmentSorts, DevelopmentsQuery } from '#contract/developments.ts'
import type { Language } from '#contract/values.ts'
import type { z } from 'zod'
import { limits } from '#contract/limits.ts'
import type { MapPoints } from '#contract/map-points.ts'
import { countRows } from '../db/count-rows.ts'
import { normalizedText, textIn } from '../db/text-search.ts'
import type { Db } from '../db/schema.ts'
import { inLanguage } from '../language.ts'
import { cardOf, selectCardRows } from './card.ts'
import { effectiveBound } from './figures.ts'
import { filterDevelopments } from './filter.ts'

type Sort = (typeof developmentSorts)[number]

export async function listDevelopments(
  db: Db,
  query: z.output<typeof DevelopmentsQuery>,
  language: Language,
): Promise<{ condominiums: DevelopmentCard[]; total: number }> {
  const matches = filterDevelopments(db, query.filter)
  const total = await countRows(matches)
  const direction = query.sortDesc ? 'desc' : 'asc'
  const sortExpression = sortExpressionOf(db, query.sortBy, language)
  const rows = await selectCardRows(matches)
    // Unknown prices sort last in both directions. The id breaks ties, so that pages never overlap.
    .$if(query.sortBy === 'price', (cards) => cards.orderBy(sql`${sortExpression} is null`))
    .orderBy(sortExpression, direction)
    .orderBy('c.id', direction)
    .limit(query.itemsPerPage)
    .offset((query.page - 1) * query.itemsPerPage)
    .execute()
  return { condominiums: rows.map((row) => cardOf(row, language)), total }
}

function sortExpressionOf(db: Db, sort: Sort, language: Language): RawBuilder<unknown> {
  if (sort === 'price') return effectiveBound('starting_price')
  if (sort === 'properties') return sql`coalesce(f.linked_active, 0)`
  return sort === 'title' ? normalizedText(db, textIn(language, 'c.title')) : sql.ref(`c.${sort}`)
}

/**
 * Returns the developments that match `filter` as map points with titles, newest first, up to `limits.mapPoints`. `len`
 * is the contract's name for the longitude.
 */
export async function listPoints(db: Db, filter: DevelopmentFilter, language: Language): Promise<MapPoints> {
  const matches = filterDevelopments(db, filter)
  const [counts, rows] = await Promise.all([
    matches
      .select((eb) => [eb.fn.countAll<number>().as('total'), eb.fn.count<number>('c.lat').as('placed')])
      .executeTakeFirstOrThrow(),
    matches
      .select(['c.id', 'c.title_en as en', 'c.title_pt as pt', 'c.concelho'])
      .select([sql<number>`c.lat`.as('lat'), sql<number>`c.lng`.as('len')])
      .select(effectiveBound('starting_price').as('cents'))
      .where('c.lat', 'is not', null)
      .where('c.lng', 'is not', null)
      .orderBy('c.id', 'desc')
      .limit(limits.mapPoints)
      .execute(),
  ])
  const points = rows.map(({ en, pt, cents, concelho, ...point }) => ({
    ...point,
    name: inLanguage(language, { en, pt }) ?? '',
    price: cents === null ? unset : cents / 100,
    place: concelho ?? '',
  }))
  return { points, ...counts }
}

/** Returns the unarchived developments by title, with a flag for read-only ones. */
export async function readDevelopmentTitles(db: Db, language: Language) {
  const rows = await db
    .selectFrom('condominiums')
    .select(['id', 'title_en', 'title_pt', 'disabled'])
    .where('archived', '=', 0)
    .execute()
  return rows
    .map(({ title_en: en, title_pt: pt, ...row }) => ({
      ...row,
      title: inLanguage(language, { en, pt }) ?? '-',
    }))
    .sort((a, b) => a.title.localeCompare(b.title, language) || a.id - b.id)
}
