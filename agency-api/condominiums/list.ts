import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { CondominiumCard } from '#contract/condominium.ts'
import type { condominiumSorts, CondominiumsQuery } from '#contract/condominiums.ts'
import type { Language } from '#contract/values.ts'
import type { z } from 'zod'
import { normalizedText } from '../db/text-search.ts'
import type { Database } from '../db/schema.ts'
import { cardOf, cardRows } from './card.ts'
import { effectiveRangeEnd } from './figures.ts'
import { filterCondominiums } from './filter.ts'

type Sort = (typeof condominiumSorts)[number]

/** Returns a page of cards and the total. */
export async function listCondominiums(
  db: Kysely<Database>,
  query: z.output<typeof CondominiumsQuery>,
  language: Language,
): Promise<{ condominiums: CondominiumCard[]; total: number }> {
  const found = filterCondominiums(db, query.filter)
  const { total } = await found.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const direction = query.sortDesc ? 'desc' : 'asc'
  const sorted = sortedBy(db, query.sortBy, language)
  const rows = await cardRows(found)
    // Unknown values sort last in both directions. The id breaks ties, so that pages never overlap.
    .$if(query.sortBy === 'price', (rows) => rows.orderBy(sql`${sorted} is null`))
    .orderBy(sorted, direction)
    .orderBy('c.id', direction)
    .limit(query.itemsPerPage)
    .offset((query.page - 1) * query.itemsPerPage)
    .execute()
  return { condominiums: rows.map((row) => cardOf(row, language)), total }
}

function sortedBy(db: Kysely<Database>, sort: Sort, language: Language): RawBuilder<unknown> {
  if (sort === 'price') return effectiveRangeEnd('starting_price')
  if (sort === 'properties') return sql`coalesce(f.linked_active, 0)`
  if (sort !== 'title') return sql.ref(`c.${sort}`)
  const other = language === 'en' ? 'pt' : 'en'
  const title = sql`coalesce(nullif(${sql.ref(`c.title_${language}`)}, ''), ${sql.ref(`c.title_${other}`)})`
  return normalizedText(db, title)
}
