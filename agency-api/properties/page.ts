import type { Kysely } from 'kysely'
import type { PropertiesQuery, propertySorts } from '#contract/properties.ts'
import type { Language } from '#contract/values.ts'
import type { z } from 'zod'
import type { Database } from '../db/schema.ts'
import { filtered, looksInTexts } from './filter.ts'

type Query = z.output<typeof PropertiesQuery>
type Page = { ids: number[]; total: number }

/**
 * The ids of one page, in order, and how many properties there are in all. Nothing but indexes is read
 * (0008-list-indexes.ts), so that this takes no longer on the last page than on the first.
 */
export function findPage(db: Kysely<Database>, query: Query, language: Language): Promise<Page> {
  return looksInTexts(query.filter) ? lookedThrough(db, query, language) : byIndex(db, query, language)
}

/**
 * Searches read every text there is: once, whatever the page. What they find is counted, and marked off along the index
 * of the sort.
 */
async function lookedThrough(db: Kysely<Database>, query: Query, language: Language): Promise<Page> {
  const rows = await db
    .with(
      (cte) => cte('found').materialized(),
      () => filtered(db, query.filter).select('p.id'),
    )
    .selectFrom('properties as p')
    .select('p.id')
    .select((eb) =>
      eb
        .selectFrom('found')
        .select((every) => every.fn.countAll<number>().as('all'))
        .as('total'),
    )
    .where('p.archived', '=', query.filter.state === 'archived' ? 1 : 0)
    .where((eb) => eb('p.id', 'in', eb.selectFrom('found').select('found.id')))
    // What is unknown stands last in either direction, and the id settles ties, so that pages never overlap.
    .orderBy(columnOf(query.sortBy, language), (order) => {
      const directed = order[directionOf(query)]()
      return query.sortBy in unknown ? directed.nullsLast() : directed
    })
    .orderBy('p.id', directionOf(query))
    .limit(query.itemsPerPage)
    .offset(offsetOf(query))
    .execute()
  const total = rows[0]?.total ?? (query.page === 1 ? 0 : (await count(db, query, 'p.id')).total)
  return { ids: rows.map(({ id }) => id), total }
}

/** Counts, then goes along the index of the sort: first those that are known, behind them the unknown. */
async function byIndex(db: Kysely<Database>, query: Query, language: Language): Promise<Page> {
  const sorted = columnOf(query.sortBy, language)
  const halved = query.sortBy in unknown
  const { total, known } = await count(db, query, halved ? sorted : 'p.id')
  const offset = offsetOf(query)
  const direction = directionOf(query)
  const found = filtered(db, query.filter).select('p.id')
  const of = halved ? found.where(sorted, 'is not', null) : found
  const rows =
    offset < known
      ? await of
          .orderBy(sorted, direction)
          .orderBy('p.id', direction)
          .limit(query.itemsPerPage)
          .offset(offset)
          .execute()
      : []
  if (rows.length < query.itemsPerPage && known < total) {
    const behind = found.where(sorted, 'is', null).orderBy('p.id', direction)
    const from = Math.max(0, offset - known)
    rows.push(
      ...(await behind
        .limit(query.itemsPerPage - rows.length)
        .offset(from)
        .execute()),
    )
  }
  return { ids: rows.map(({ id }) => id), total }
}

/** How many there are, and of how many of them a column is known. */
async function count(db: Kysely<Database>, { filter }: Query, column: Column | 'p.id') {
  const found = filtered(db, filter).select((eb) => eb.fn.countAll<number>().as('total'))
  if (column === 'p.id') {
    const { total } = await found.executeTakeFirstOrThrow()
    return { total, known: total }
  }
  return found.select((eb) => eb.fn.count<number>(column).as('known')).executeTakeFirstOrThrow()
}

const unknown: Partial<Record<Sort, true>> = { bedrooms: true, gross_area: true }

type Sort = (typeof propertySorts)[number]
type Column = ReturnType<typeof columnOf>

function columnOf(sort: Sort, language: Language) {
  if (sort === 'price') return 'p.price_cents'
  return sort === 'title' ? (`p.sort_title_${language}` as const) : (`p.${sort}` as const)
}

const directionOf = ({ sortDesc }: Query) => (sortDesc ? 'desc' : 'asc')
const offsetOf = ({ page, itemsPerPage }: Query) => (page - 1) * itemsPerPage
