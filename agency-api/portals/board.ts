import { type Expression, sql } from 'kysely'
import type { ResponseBody } from '#contract/endpoint.ts'
import type { ExportPlace } from '#contract/portal-places.ts'
import type { portals } from '#contract/portals.ts'
import type { Language } from '#contract/values.ts'
import type { z } from 'zod'
import { countRows } from '../db/count-rows.ts'
import type { Db } from '../db/schema.ts'
import type { AppContext } from '../app-context.ts'
import { inLanguage } from '../language.ts'
import { namePatterns } from '../listing/search-text.ts'
import { readAdverts } from './read-adverts.ts'
import { readPortals, viewOf } from './view.ts'

type Input = z.output<typeof portals.board.query>
type Board = ResponseBody<typeof portals.board>

/**
 * Returns a page of the board: properties that aren't archived, and archived or deleted properties with an advert at a
 * portal. Problems come first, then other adverts, most recently sent first, then properties without an advert.
 */
export async function readBoard(context: AppContext, query: Input, language: Language): Promise<Board> {
  const { db } = context
  const matches = selectMatches(db, query.filter)
  const lines = db.selectFrom(matches.as('line'))
  const page = await lines
    .selectAll('line')
    .orderBy('line.has_error', 'desc')
    .orderBy('line.has_advert', 'desc')
    .orderBy('line.sent_at', (order) => order.desc().nullsLast())
    .orderBy('line.id', 'desc')
    .limit(query.itemsPerPage)
    .offset((query.page - 1) * query.itemsPerPage)
    .execute()
  const ids = page.map(({ id }) => id)
  return {
    portals: (await readPortals(context)).filter(({ kind }) => kind !== 'share'),
    rows: await readBoardRows(context, ids, language),
    total: await countRows(lines),
    counts: await readCounts(db),
  }
}

/** `waiting`: the portal hasn't confirmed the advert; `leaving`: it hasn't confirmed the removal. */
const conditions = {
  error: sql<boolean>`e.state = 'error'`,
  waiting: sql<boolean>`e.wanted = 'listed' and e.state in ('waiting', 'inserted')`,
  leaving: sql<boolean>`e.wanted = 'withdrawn' and (e.state = 'waiting' or e.uuid is not null or e.sending_at is not null)`,
  listed: sql<boolean>`e.wanted = 'listed'`,
  none: sql<boolean>`e.id is null`,
}

function selectMatches(db: Db, { search, place, trouble: condition }: Input['filter']) {
  let matches = selectWithExports(db, place)
    .leftJoin('properties as p', 'p.id', 'every.id')
    .groupBy('every.id')
    .select(['every.id'])
    .select((eb) => [
      eb.fn.max('e.sent_at').as('sent_at'),
      sql<number>`max(case when e.state = 'error' then 1 else 0 end)`.as('has_error'),
      sql<number>`max(case when e.id is null then 0 else 1 end)`.as('has_advert'),
    ])
  if (condition !== undefined) matches = matches.where(conditions[condition])
  // Each pattern requires a line break after its word. `search_text` has line breaks. A deleted property has only its
  // reference, so the query appends one.
  for (const pattern of search ? namePatterns(search) : [])
    matches = matches.where(
      sql<boolean>`coalesce(p.search_text, lower(e.reference) || ${'\n'}) like ${pattern} escape '\\'`,
    )
  return matches
}

/** Selects the board's properties, once per advert. */
function selectWithExports(db: Db, place?: ExportPlace) {
  return db.selectFrom(selectPropertyIds(db).as('every')).leftJoin('portal_exports as e', (join) => {
    const joined = join.onRef('e.property_id', '=', 'every.id').on('e.state', '!=', 'removed')
    return place === undefined ? joined : joined.on('e.place', '=', place)
  })
}

const selectPropertyIds = (db: Db) =>
  db
    .selectFrom('properties')
    .select('id')
    .where('archived', '=', 0)
    .union(db.selectFrom('portal_exports').select('property_id as id').where('state', '!=', 'removed'))

async function readBoardRows(context: AppContext, ids: number[], language: Language): Promise<Board['rows']> {
  if (ids.length === 0) return []
  const { db } = context
  const exports = await db
    .selectFrom('portal_exports')
    .selectAll()
    .where('property_id', 'in', ids)
    .where('state', '!=', 'removed')
    .orderBy('place')
    .execute()
  const records = await db
    .selectFrom('properties as p')
    .leftJoin('tags as t', 't.id', 'p.tag_id')
    .select(['p.id', 'p.reference', 'p.title_en', 'p.title_pt', 'p.archived', 'p.collection'])
    .select('t.kind as tag_kind')
    .where('p.id', 'in', ids)
    .execute()
  const exportedIds = ids.filter((id) => exports.some(({ property_id }) => property_id === id))
  const adverts = await readAdverts(context, exportedIds)
  return ids.map((id) => {
    const record = records.find((item) => item.id === id)
    const ownExports = exports.filter(({ property_id }) => property_id === id)
    return {
      property_id: id,
      reference: record?.reference ?? ownExports[0]?.reference ?? '',
      title: inLanguage(language, { en: record?.title_en ?? null, pt: record?.title_pt ?? null }) ?? '-',
      archived: record?.archived === 1,
      sold: record?.tag_kind === 'sold',
      collection: record?.collection === 1,
      exists: record !== undefined,
      exports: ownExports.map((row) => viewOf(row, adverts.get(id)?.advert ?? null, language)),
    }
  })
}

/**
 * Counts the properties on each tab, ignoring the filters `search` and `place`. Reads only adverts where possible,
 * because the page polls and most properties have none.
 */
async function readCounts(db: Db): Promise<Board['counts']> {
  const count = (condition: Expression<boolean>) =>
    sql<number>`cast(count(distinct case when ${condition} then e.property_id end) as integer)`
  const { advertised, ...counts } = await db
    .selectFrom('portal_exports as e')
    .where('e.state', '!=', 'removed')
    .select([
      count(conditions.error).as('error'),
      count(conditions.waiting).as('waiting'),
      count(conditions.leaving).as('leaving'),
      count(conditions.listed).as('listed'),
      count(sql`true`).as('advertised'),
    ])
    .executeTakeFirstOrThrow()
  const all = await countRows(db.selectFrom(selectPropertyIds(db).as('every')))
  return { ...counts, none: all - advertised, all }
}
