import { type RawBuilder, sql } from 'kysely'
import type { PropertiesQuery, propertySorts } from '#contract/properties.ts'
import type { Language } from '#contract/values.ts'
import type { z } from 'zod'
import type { Db } from '../db/schema.ts'
import { countActive, filterProperties, isDefaultList, needsScan } from './filter.ts'
import { type ListFlag, hasListFlag } from './list-flags.ts'
import { onPostgres } from '../db/on-postgres.ts'

type Query = z.output<typeof PropertiesQuery>
type Sort = (typeof propertySorts)[number]

/**
 * Sort columns that may be null, with the flag of rows that have a value. Rows without one are last in both directions.
 */
const knownFlags: Partial<Record<Sort, ListFlag>> = {
  bedrooms: 'bedroomsKnown',
  gross_area: 'grossAreaKnown',
}

/**
 * Returns the ids of one page, in order, and the total. Reads only indexes (0013-narrow-list-indexes.ts): counts
 * matches in the narrowest one, and walks the sort's index from the nearer end.
 */
export async function findPage(db: Db, query: Query, language: Language) {
  const selection = filterProperties(db, query.filter)
  const { rows } = await (
    needsScan(query.filter)
      ? buildSearchedPage(db, query, language, selection)
      : buildIndexedPage(db, query, language, selection)
  ).execute(db)
  return { ids: rows.map(({ id }) => id).filter((id) => id !== null), total: rows[0]?.total ?? 0 }
}

type PropertySelection = ReturnType<typeof filterProperties>
type Page = RawBuilder<{ id: number | null; total: number }>

function buildIndexedPage(db: Db, query: Query, language: Language, selection: PropertySelection): Page {
  const flag = knownFlags[query.sortBy]
  const counted =
    flag === undefined && isDefaultList(query.filter)
      ? sql`(select ${countActive(db)} as total, 0 as known)`
      : selection.select([sql`count(*)`.as('total'), countKnown(flag && hasListFlag(flag)).as('known')])
  return sql`with counted as materialized ${counted}, ${buildPageExpression(db, query, language, selection)}`
}

/** Counts rows with a known sort value. Returns 0 without counting for a sort whose values are always known. */
const countKnown = (known: RawBuilder<boolean> | undefined) =>
  known === undefined ? sql`0` : sql`count(*) filter (where ${known})`

/**
 * Builds the page of a search, or of a filter by columns outside the sort indexes. Scans the properties once and
 * materialises the matches, which are then looked up in the sort's index. Otherwise, the database would walk that index
 * and read each row to test the condition, until the page is full.
 */
function buildSearchedPage(db: Db, query: Query, language: Language, selection: PropertySelection): Page {
  const flag = knownFlags[query.sortBy]
  const isPostgres = onPostgres(db)
  // SQLite has no statistics on its indexes. Ordering by id makes it choose the index that contains the texts.
  const ids = isPostgres ? selection.select('p.id') : selection.select('p.id').orderBy('p.id')
  const foundQuery = flag === undefined ? ids : ids.select(hasListFlag(flag).as('known'))
  const foundProperties = db
    .selectFrom('properties as p')
    .where('p.archived', '=', query.filter.state === 'archived' ? 1 : 0)
    // `is true` prevents PostgreSQL from turning the condition into a join.
    .where(sql<boolean>`(p.id in (select id from found)) is true`)
  return sql`with found as materialized ${foundQuery},
    counted as materialized (select count(*) as total, ${countKnown(flag && sql`known`)} as known from found),
    ${buildPageExpression(db, query, language, foundProperties)}`
}

/** Builds the rest of a statement in which `counted` has the total and the number of rows with a known sort value. */
function buildPageExpression(db: Db, query: Query, language: Language, selection: PropertySelection) {
  const column = columnOf(query.sortBy, language)
  const sections =
    query.sortBy in knownFlags
      ? [
          { selection: selection.where(column, 'is not', null), before: sql`0`, size: sql`known` },
          { selection: selection.where(column, 'is', null), before: sql`known`, size: sql`total - known` },
        ]
      : [{ selection, before: sql`0`, size: sql`total` }]
  const slices = sections.map(({ before, size }, index) => slicePage(db, query, index, before, size))
  const walks = sections.flatMap((section, index) =>
    walkFromBothEnds(query, column, section.selection, index),
  )
  return sql`${sql.join(slices)}
    select counted.total, paged.id from counted left join (${sql.join(walks, sql` union all `)}) as paged on true
    order by paged.section, paged.nth`
}

/**
 * Builds the CTE for the part of the page that one section provides: the rows to `skip` and `take` in that section.
 * `near` is true if these rows are nearer to the section's start than to its end.
 */
function slicePage(
  db: Db,
  { page, itemsPerPage }: Query,
  section: number,
  before: RawBuilder<unknown>,
  size: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const isPostgres = onPostgres(db)
  const [least, greatest] = isPostgres ? [sql`least`, sql`greatest`] : [sql`min`, sql`max`]
  const from = (page - 1) * itemsPerPage
  return sql`${sliceName(section)} as materialized (
    select size, skip, take, 2 * skip + take <= size or take = 0 as near from (
      select size, skip, ${greatest}(0, ${least}(size, ${from + itemsPerPage} - before) - skip) as take from (
        select size, before, ${greatest}(0, ${from} - before) as skip from (
          select ${size} as size, ${before} as before from counted
        ) as sized
      ) as skipped
    ) as taken)`
}

/** Walks a slice from both ends; the farther walk takes no rows and isn't executed. */
function walkFromBothEnds(query: Query, column: Column, selection: PropertySelection, section: number) {
  const sliceValue = (expression: RawBuilder<unknown>) =>
    sql<number>`(select ${expression} from ${sliceName(section)})`
  const order = query.sortDesc ? 'desc' : 'asc'
  const walks = [
    { order, take: sql`case when near then take else 0 end`, skip: sql`skip` },
    {
      order: query.sortDesc ? 'asc' : 'desc',
      take: sql`case when near then 0 else take end`,
      skip: sql`case when near then 0 else size - skip - take end`,
    },
  ] as const
  return walks.map((walk) => {
    const walked = selection
      .select(['p.id', sql.ref(column).as('sorted')])
      .orderBy(column, walk.order)
      // The id breaks ties, so that pages never overlap.
      .orderBy('p.id', walk.order)
      .limit(sliceValue(walk.take))
      .offset(sliceValue(walk.skip))
    const direction = sql.raw(order)
    return sql`select id, ${sql.lit(section)} as section,
      row_number() over (order by sorted ${direction}, id ${direction}) as nth from ${walked} as walked`
  })
}

const sliceName = (section: number) => sql.ref(`slice${section}`)

type Column = ReturnType<typeof columnOf>

function columnOf(sort: Sort, language: Language) {
  if (sort === 'price') return 'p.price_cents'
  return sort === 'title' ? (`p.sort_title_${language}` as const) : (`p.${sort}` as const)
}
