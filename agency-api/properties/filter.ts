import { type Kysely, sql } from 'kysely'
import { limits } from '#contract/limits.ts'
import type { PropertyFilter } from '#contract/properties.ts'
import type { Database } from '../db/schema.ts'
import { inNames, inPlace, inReference, inTitles } from '../listing/search-text.ts'

const like = (pattern: string) => sql<boolean>`p.search_text like ${pattern} escape '\\'`

/**
 * A column that is looked at along the index of the sort. Without its sign SQLite would take the column's own index for a
 * range that most rows are in, and then read and sort the rows themselves.
 */
const beside = (column: string) => sql<number>`+${sql.ref(column)}`

/** The properties that a filter lets through, as `p`. */
export function filtered(db: Kysely<Database>, filter: PropertyFilter) {
  let found = inState(db, filter.state)
  const { type, price, beds, baths } = filter
  if (type !== undefined)
    found = found.where((eb) =>
      eb.or([
        eb('p.type_id', '=', type),
        eb('p.id', 'in', eb.selectFrom('property_types').select('property_id').where('key_id', '=', type)),
      ]),
    )
  for (const pattern of patterns(filter)) found = found.where(like(pattern))
  if (price) found = found.where(beside('p.price_cents'), '<=', Math.round(price * 100))
  if (beds) found = found.where(beside('p.bedrooms'), '>=', beds)
  if (baths) found = found.where('p.bathrooms', '>=', baths)
  for (const column of ['bedrooms', 'parking'] as const) {
    const { from, to } = filter[column] ?? { from: -1, to: -1 }
    // -1 is not set (properties §3); the slider's end means "or more".
    if (from > 0) found = found.where(beside(`p.${column}`), '>=', from)
    if (to >= 0 && to < limits.condominiumSliderMax)
      found = found.where((eb) => eb(eb.fn.coalesce(`p.${column}`, eb.lit(0)), '<=', to))
  }
  if (filter.collectionPrive) found = found.where('p.collection', '=', 1)
  if (filter.highlighted) found = found.where('p.highlighted', '=', 1)
  if (filter.newDevelopment) found = found.where('p.condominium_id', 'is not', null)
  if (filter.imovirtual) found = found.where('p.imovirtual_uuid', 'is not', null)
  if (filter.idealista) found = found.where('p.idealista_uuid', 'is not', null)
  if (filter.james_edition) found = found.where('p.james_edition_uuid', 'is not', null)
  return filter.problems ? found.where(lacksSomething) : found
}

/** Whether every row's texts are to be looked through. */
export function looksInTexts(filter: PropertyFilter): boolean {
  return patterns(filter).length > 0
}

const soldTag = sql<number>`(select id from tags where kind = 'sold')`

function inState(db: Kysely<Database>, state: PropertyFilter['state']) {
  const all = db.selectFrom('properties as p')
  if (state === 'archived') return all.where('p.archived', '=', 1)
  const present = all.where('p.archived', '=', 0)
  if (state === 'sold') return present.where('p.tag_id', '=', soldTag)
  if (state === 'low_cost') return present.where('p.low_cost', '=', 1)
  return present.where('p.tag_id', 'is distinct from', soldTag)
}

function patterns(filter: PropertyFilter): string[] {
  return [
    ...(filter.reference ? [inReference(filter.reference)] : []),
    ...(filter.name ? [inTitles(filter.name)] : []),
    ...(filter.locationUpdate ? [inPlace(filter.locationUpdate)] : []),
    ...(filter.condominiumLocation ? [inPlace(filter.condominiumLocation)] : []),
    ...(filter.search ? inNames(filter.search) : []),
  ]
}

/** An advert without a photograph, a place, a price, a translation or an energy rating. */
const lacksSomething = sql<boolean>`(
  p.lat is null or p.price_cents = 0 or p.energy is null or p.untranslated = 1
  or p.photographed = 0
)`
