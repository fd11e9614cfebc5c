import { type RawBuilder, sql } from 'kysely'
import { limits } from '#contract/limits.ts'
import type { MissingDataKind } from '#contract/missing-data.ts'
import { imovirtualHiddenStates } from '#contract/portal-places.ts'
import type { PropertyFilter } from '#contract/properties.ts'
import { containsText } from '../db/text-search.ts'
import { changedCondition } from '../listing/changed-filter.ts'
import type { Db } from '../db/schema.ts'
import { normalizeForSearch, toSearchWords } from '../search-text.ts'
import { countColumn, type ListFlag, hasListFlag } from './list-flags.ts'
import { onPostgres } from '../db/on-postgres.ts'

const flagsByFilter = {
  collectionPrive: 'collection',
  highlighted: 'highlighted',
  newDevelopment: 'newDevelopment',
  imovirtual: 'imovirtual',
  idealista: 'idealista',
  james_edition: 'jamesEdition',
  problems: 'problems',
} as const satisfies Partial<Record<keyof PropertyFilter, ListFlag>>
const flagNames = Object.keys(flagsByFilter) as (keyof typeof flagsByFilter)[]

/** Without the plus, SQLite would use the column's own index, then sort the rows. */
const withoutOwnIndex = (column: string) => sql<number>`+${sql.ref(column)}`

export const missingConditions: Record<MissingDataKind, RawBuilder<boolean>> = {
  photos: sql`p.photographed = 0`,
  location: sql`p.lat is null`,
  price: sql`p.price_cents = 0`,
  texts: sql`p.untranslated = 1`,
  energy: sql`p.energy is null`,
  agent: sql`p.agent_id is null`,
}

/** Selects the properties that match a filter, as `p`. */
export function filterProperties(db: Db, filter: PropertyFilter) {
  let matches = selectInState(db, filter.state)
  const { type, price, beds, baths, ids } = filter
  if (ids) matches = matches.where('p.id', 'in', ids)
  if (filter.missing) matches = matches.where(missingConditions[filter.missing])
  if (filter.agent) matches = matches.where(withoutOwnIndex('p.agent_id'), '=', filter.agent)
  if (filter.district) matches = matches.where(withoutOwnIndex('p.district_id'), '=', filter.district)
  if (filter.tag) matches = matches.where(withoutOwnIndex('p.tag_id'), '=', filter.tag)
  if (filter.business) matches = matches.where('p.for_sale', '=', filter.business === 'sale' ? 1 : 0)
  if (filter.price_from)
    matches = matches.where(withoutOwnIndex('p.price_cents'), '>=', Math.round(filter.price_from * 100))
  if (price) matches = matches.where(withoutOwnIndex('p.price_cents'), '<=', Math.round(price * 100))
  if (filter.area_from) matches = matches.where(withoutOwnIndex('p.gross_area'), '>=', filter.area_from)
  if (filter.area_to) matches = matches.where(withoutOwnIndex('p.gross_area'), '<=', filter.area_to)
  const changed = changedCondition('properties', 'p', filter)
  if (changed !== null) matches = matches.where(changed)
  if (beds) matches = matches.where(countColumn('bedrooms'), '>=', beds)
  if (baths) matches = matches.where(countColumn('bathrooms'), '>=', baths)
  for (const column of ['bedrooms', 'parking'] as const) {
    const { from, to } = filter[column] ?? { from: -1, to: -1 }
    // -1 means not set; the slider's maximum means "or more".
    if (from > 0) matches = matches.where(countColumn(column), '>=', from)
    if (to >= 0 && to < limits.rangeSliderMax) matches = matches.where(countColumn(column), '<=', to)
  }
  if (filter.kyero) matches = matches.where('p.kyero_uuid', 'is not', null)
  for (const name of flagNames) if (filter[name]) matches = matches.where(hasListFlag(flagsByFilter[name]))
  if (filter.imovirtual) matches = matches.where('p.id', 'not in', selectHiddenByImovirtual(db))
  if (type !== undefined)
    matches = matches.where((eb) =>
      eb.or([
        eb(withoutOwnIndex('p.type_id'), '=', type),
        eb('p.id', 'in', eb.selectFrom('property_types').select('property_id').where('key_id', '=', type)),
      ]),
    )
  for (const { text, columns } of titleTextsOf(filter)) {
    const texts = columns.map((column) => sql.ref(column))
    matches = matches.where(containsText(db, texts, text))
  }
  const places = placeTextsOf(filter)
  if (places.length === 0) return matches
  const filterPlaces = (query: typeof matches) =>
    places.reduce((within, text) => within.where(containsText(db, [sql.ref('p.list_place')], text)), query)
  const isPostgres = onPostgres(db)
  // PostgreSQL has separate indexes for places and titles; the subquery makes it scan both.
  return titleTextsOf(filter).length === 0 || !isPostgres
    ? filterPlaces(matches)
    : matches.where('p.id', 'in', filterPlaces(selectInState(db, filter.state)).select('p.id'))
}

/** Selects properties whose advert Imovirtual hides. Reads `portal_exports`: the sort indexes lack that state. */
const selectHiddenByImovirtual = (db: Db) =>
  db
    .selectFrom('portal_exports')
    .select('property_id')
    .where('place', '=', 'imovirtual')
    .where('portal_code', 'in', imovirtualHiddenStates)

/** Filters by columns that the sort indexes don't contain (0044-filter-columns.ts). */
const unindexedFilters = [
  ...(['agent', 'district', 'business', 'missing', 'kyero'] as const),
  ...(['area_from', 'area_to', 'changed_since'] as const),
] satisfies (keyof PropertyFilter)[]

/** Returns true if the filter reads columns that the sort indexes don't contain. */
export function needsScan(filter: PropertyFilter): boolean {
  return (
    unindexedFilters.some((name) => filter[name]) ||
    placeTextsOf(filter).length > 0 ||
    titleTextsOf(filter).some(({ columns }) => columns.includes('p.list_titles'))
  )
}

/** Returns true if a filter matches all active properties: the default list. */
export const isDefaultList = ({ state, ...others }: PropertyFilter): boolean =>
  state === 'active' && Object.values(others).every((value) => !value)

/** Counts the unarchived properties minus the sold ones; checking each one's tag takes twice as long. */
export function countActive(db: Db): RawBuilder<number> {
  const unarchived = db
    .selectFrom('properties as q')
    .select(sql`count(*)`.as('n'))
    .where('q.archived', '=', 0)
  return sql<number>`${unarchived} - ${unarchived.where('q.tag_id', '=', soldTagId)}`
}

/** Expression for the id of the tag "sold". */
export const soldTagId = sql<number>`(select id from tags where kind = 'sold')`

function selectInState(db: Db, state: PropertyFilter['state']) {
  const all = db.selectFrom('properties as p')
  if (state === 'archived') return all.where('p.archived', '=', 1)
  const unarchived = all.where('p.archived', '=', 0)
  if (state === 'sold') return unarchived.where('p.tag_id', '=', soldTagId)
  if (state === 'low_cost') return unarchived.where(hasListFlag('lowCost'))
  return unarchived.where('p.tag_id', 'is distinct from', soldTagId)
}

/** Returns the texts to find in reference or titles, with the columns to search. */
function titleTextsOf({ reference, name, search = '' }: PropertyFilter) {
  return [
    { text: normalizeForSearch(reference ?? ''), columns: ['p.list_reference'] },
    { text: normalizeForSearch(name ?? ''), columns: ['p.list_titles'] },
    ...toSearchWords(search).map((text) => ({ text, columns: ['p.list_reference', 'p.list_titles'] })),
  ].filter(({ text }) => text !== '')
}

/** Returns the texts to find in the place. The specification names this filter in two ways. */
function placeTextsOf({ locationUpdate, condominiumLocation }: PropertyFilter): string[] {
  return [locationUpdate, condominiumLocation]
    .map((text) => normalizeForSearch(text ?? ''))
    .filter((text) => text !== '')
}
