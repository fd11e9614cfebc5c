import { sql } from 'kysely'
import type { DevelopmentPropertiesQuery, PropertiesQuery, PropertyFilter } from '#contract/properties.ts'
import type { PropertyCard } from '#contract/property.ts'
import type { Language } from '#contract/values.ts'
import type { z } from 'zod'
import { limits } from '#contract/limits.ts'
import type { MapPoints } from '#contract/map-points.ts'
import { countRows } from '../db/count-rows.ts'
import type { Db } from '../db/schema.ts'
import { cardOf, selectCardRows } from './card.ts'
import { filterProperties } from './filter.ts'
import { findPage } from './page.ts'

export async function listProperties(db: Db, query: z.output<typeof PropertiesQuery>, language: Language) {
  const { ids, total } = await findPage(db, query, language)
  const rows =
    ids.length === 0
      ? []
      : await selectCardRows(db.selectFrom('properties as p').where('p.id', 'in', ids)).execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  const orderedRows = ids.map((id) => byId.get(id)).filter((row) => row !== undefined)
  return { properties: orderedRows.map((row) => cardOf(row, language)), total }
}

/**
 * Returns a page of a development's properties, ordered by reference, including sold and archived ones, and the total.
 */
export async function readPropertiesOfDevelopment(
  db: Db,
  id: number,
  { page, itemsPerPage }: z.output<typeof DevelopmentPropertiesQuery>,
  language: Language,
): Promise<{ properties: PropertyCard[]; total: number }> {
  const all = db.selectFrom('properties as p').where('p.condominium_id', '=', id)
  const total = await countRows(all)
  const rows = await selectCardRows(all)
    .orderBy('p.reference')
    .limit(itemsPerPage)
    .offset((page - 1) * itemsPerPage)
    .execute()
  return { properties: rows.map((row) => cardOf(row, language)), total }
}

/**
 * Returns the properties that match `filter` as map points, newest first, up to `limits.mapPoints`. `len` is the
 * contract's name for the longitude.
 */
export async function listPoints(db: Db, filter: PropertyFilter): Promise<MapPoints> {
  const matches = filterProperties(db, filter)
  const [counts, rows] = await Promise.all([
    matches
      .select((eb) => [eb.fn.countAll<number>().as('total'), eb.fn.count<number>('p.lat').as('placed')])
      .executeTakeFirstOrThrow(),
    matches
      .select(['p.id', 'p.reference as name', 'p.price_cents', 'p.concelho'])
      .select([sql<number>`p.lat`.as('lat'), sql<number>`p.lng`.as('len')])
      .where('p.lat', 'is not', null)
      .where('p.lng', 'is not', null)
      .orderBy('p.id', 'desc')
      .limit(limits.mapPoints)
      .execute(),
  ])
  const points = rows.map(({ price_cents, concelho, ...point }) => ({
    ...point,
    price: price_cents / 100,
    place: concelho ?? '',
  }))
  return { points, ...counts }
}

/** Upper bound that keeps the response small. */
const maxPlaces = 2000

/** Returns the distinct names of the properties' concelhos, distritos and localities, sorted. */
export async function listPlaces(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('properties')
    .select(['concelho', 'distrito', 'political'])
    .distinct()
    .execute()
  const names = new Set(
    rows.flatMap((row) => [row.concelho, row.distrito, row.political]).flatMap((name) => name || []),
  )
  const { compare } = new Intl.Collator('pt')
  return [...names].sort(compare).slice(0, maxPlaces)
}
