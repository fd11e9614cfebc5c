import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { CondominiumPropertiesQuery, PropertiesQuery, propertySorts } from '#contract/properties.ts'
import type { PropertyCard } from '#contract/property.ts'
import type { Language } from '#contract/values.ts'
import type { z } from 'zod'
import { compared } from '../db/compared.ts'
import type { Database } from '../db/schema.ts'
import { cardOf, cardRows } from './card.ts'
import { filtered } from './filter.ts'

type Sort = (typeof propertySorts)[number]

/** A page of cards and how many there are in all. */
export async function listProperties(
  db: Kysely<Database>,
  query: z.output<typeof PropertiesQuery>,
  language: Language,
): Promise<{ properties: PropertyCard[]; total: number }> {
  const found = filtered(db, query.filter)
  const { total } = await found.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const direction = query.sortDesc ? 'desc' : 'asc'
  const sorted = sortedBy(db, query.sortBy, language)
  const rows = await cardRows(found)
    // What is unknown stands last in either direction, and the id settles ties, so that pages never overlap.
    .$if(query.sortBy in unknown, (rows) => rows.orderBy(sql`${sorted} is null`))
    .orderBy(sorted, direction)
    .orderBy('p.id', direction)
    .limit(query.itemsPerPage)
    .offset((query.page - 1) * query.itemsPerPage)
    .execute()
  return { properties: rows.map((row) => cardOf(row, language)), total }
}

/** A page of a development's properties, sold and archived ones too, by reference, and how many there are in all. */
export async function propertiesOfCondominium(
  db: Kysely<Database>,
  id: number,
  { page, itemsPerPage }: z.output<typeof CondominiumPropertiesQuery>,
  language: Language,
): Promise<{ properties: PropertyCard[]; total: number }> {
  const all = db
    .selectFrom('properties as p')
    .leftJoin('tags as t', 't.id', 'p.tag_id')
    .where('p.condominium_id', '=', id)
  const { total } = await all.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await cardRows(all)
    .orderBy('p.reference')
    .limit(itemsPerPage)
    .offset((page - 1) * itemsPerPage)
    .execute()
  return { properties: rows.map((row) => cardOf(row, language)), total }
}

const unknown: Partial<Record<Sort, true>> = { bedrooms: true, gross_area: true }

function sortedBy(db: Kysely<Database>, sort: Sort, language: Language): RawBuilder<unknown> {
  if (sort === 'price') return sql.ref('p.price_cents')
  if (sort !== 'title') return sql.ref(`p.${sort}`)
  const other = language === 'en' ? 'pt' : 'en'
  const title = sql`coalesce(nullif(${sql.ref(`p.title_${language}`)}, ''), ${sql.ref(`p.title_${other}`)})`
  return compared(db, title)
}
