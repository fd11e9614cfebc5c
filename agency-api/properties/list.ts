import type { Kysely } from 'kysely'
import type { CondominiumPropertiesQuery, PropertiesQuery } from '#contract/properties.ts'
import type { PropertyCard } from '#contract/property.ts'
import type { Language } from '#contract/values.ts'
import type { z } from 'zod'
import type { Database } from '../db/schema.ts'
import { cardOf, cardRows } from './card.ts'
import { findPage } from './page.ts'

/** Returns a page of cards and the total. */
export async function listProperties(
  db: Kysely<Database>,
  query: z.output<typeof PropertiesQuery>,
  language: Language,
): Promise<{ properties: PropertyCard[]; total: number }> {
  const { ids, total } = await findPage(db, query, language)
  const rows =
    ids.length === 0
      ? []
      : await cardRows(db.selectFrom('properties as p').where('p.id', 'in', ids)).execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  const found = ids.map((id) => byId.get(id)).filter((row) => row !== undefined)
  return { properties: found.map((row) => cardOf(row, language)), total }
}

/** Returns a page of a development's properties, sold and archived ones included, by reference, and the total. */
export async function propertiesOfCondominium(
  db: Kysely<Database>,
  id: number,
  { page, itemsPerPage }: z.output<typeof CondominiumPropertiesQuery>,
  language: Language,
): Promise<{ properties: PropertyCard[]; total: number }> {
  const all = db.selectFrom('properties as p').where('p.condominium_id', '=', id)
  const { total } = await all.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await cardRows(all)
    .orderBy('p.reference')
    .limit(itemsPerPage)
    .offset((page - 1) * itemsPerPage)
    .execute()
  return { properties: rows.map((row) => cardOf(row, language)), total }
}
