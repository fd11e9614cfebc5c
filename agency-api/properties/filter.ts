import { type Kysely, type RawBuilder, sql } from 'kysely'
import { limits } from '#contract/limits.ts'
import type { PropertyFilter } from '#contract/properties.ts'
import { includes } from '../db/compared.ts'
import type { Database } from '../db/schema.ts'
import { plain } from '../plain-text.ts'
import { amountOf, type Mark, marked } from './marks.ts'
import { onPostgres } from '../db/on-postgres.ts'

/** The members of the filter that are a mark each. */
const marks = {
  collectionPrive: 'collection',
  highlighted: 'highlighted',
  newDevelopment: 'newDevelopment',
  imovirtual: 'imovirtual',
  idealista: 'idealista',
  james_edition: 'jamesEdition',
  problems: 'problems',
} as const satisfies Partial<Record<keyof PropertyFilter, Mark>>
const markNames = Object.keys(marks) as (keyof typeof marks)[]

/**
 * A column that is looked at along the index of the sort. Without its sign SQLite would take the column's own index for a
 * range that most rows are in, and then read and sort the rows themselves.
 */
const beside = (column: string) => sql<number>`+${sql.ref(column)}`

/** The properties that a filter lets through, as `p`. */
export function filtered(db: Kysely<Database>, filter: PropertyFilter) {
  let found = inState(db, filter.state)
  const { type, price, beds, baths, ids } = filter
  if (ids) found = found.where('p.id', 'in', ids)
  if (filter.missing === 'location') found = found.where('p.lat', 'is', null)
  if (price) found = found.where(beside('p.price_cents'), '<=', Math.round(price * 100))
  if (beds) found = found.where(amountOf('bedrooms'), '>=', beds)
  if (baths) found = found.where(amountOf('bathrooms'), '>=', baths)
  for (const amount of ['bedrooms', 'parking'] as const) {
    const { from, to } = filter[amount] ?? { from: -1, to: -1 }
    // -1 is not set; the slider's end means "or more".
    if (from > 0) found = found.where(amountOf(amount), '>=', from)
    if (to >= 0 && to < limits.condominiumSliderMax) found = found.where(amountOf(amount), '<=', to)
  }
  for (const name of markNames) if (filter[name]) found = found.where(marked(marks[name]))
  if (type !== undefined)
    found = found.where((eb) =>
      eb.or([
        eb(beside('p.type_id'), '=', type),
        eb('p.id', 'in', eb.selectFrom('property_types').select('property_id').where('key_id', '=', type)),
      ]),
    )
  for (const { text, columns } of called(filter)) found = found.where(includes(db, columns, text))
  const places = placed(filter)
  if (places.length === 0) return found
  const within = (query: typeof found) =>
    places.reduce((within, text) => within.where(includes(db, ['p.list_place'], text)), query)
  const postgres = onPostgres(db)
  // No index of PostgreSQL holds both places and what properties are called: each is looked through in its own.
  return called(filter).length === 0 || !postgres
    ? within(found)
    : found.where('p.id', 'in', within(inState(db, filter.state)).select('p.id'))
}

/** Whether texts are to be looked through that the indexes of the sorts do not carry. */
export function looksInTexts(filter: PropertyFilter): boolean {
  return placed(filter).length > 0 || called(filter).some(({ columns }) => columns.includes('p.list_titles'))
}

/** Whether a filter takes all that is active: the list that everybody sees first. */
export const takesAllActive = ({ state, ...others }: PropertyFilter): boolean =>
  state === 'active' && Object.values(others).every((each) => !each)

/** How many are active: all that the archive does not hold, less the sold. To look at each one's tag takes twice as long. */
export function amountOfActive(db: Kysely<Database>): RawBuilder<number> {
  const present = db
    .selectFrom('properties as q')
    .select(sql`count(*)`.as('n'))
    .where('q.archived', '=', 0)
  return sql<number>`${present} - ${present.where('q.tag_id', '=', soldTag)}`
}

const soldTag = sql<number>`(select id from tags where kind = 'sold')`

function inState(db: Kysely<Database>, state: PropertyFilter['state']) {
  const all = db.selectFrom('properties as p')
  if (state === 'archived') return all.where('p.archived', '=', 1)
  const present = all.where('p.archived', '=', 0)
  if (state === 'sold') return present.where('p.tag_id', '=', soldTag)
  if (state === 'low_cost') return present.where(marked('lowCost'))
  return present.where('p.tag_id', 'is distinct from', soldTag)
}

/** Texts that a reference or the titles must have, in one of the columns beside them. */
function called({ reference, name, search = '' }: PropertyFilter): { text: string; columns: string[] }[] {
  return [
    { text: plain(reference ?? ''), columns: ['p.list_reference'] },
    { text: plain(name ?? ''), columns: ['p.list_titles'] },
    ...plain(search)
      .split(' ')
      .map((text) => ({ text, columns: ['p.list_reference', 'p.list_titles'] })),
  ].filter(({ text }) => text !== '')
}

/** Texts that the place must have. */
function placed({ locationUpdate, condominiumLocation }: PropertyFilter): string[] {
  return [locationUpdate, condominiumLocation].map((text) => plain(text ?? '')).filter((text) => text !== '')
}
