import { type Kysely, sql } from 'kysely'
import { limits } from '#contract/limits.ts'
import type { PropertyFilter } from '#contract/properties.ts'
import { includes } from '../db/compared.ts'
import type { Database } from '../db/schema.ts'
import { plain } from '../text.ts'
import { amountOf, type Mark, marked } from './marks.ts'

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
  const { type, price, beds, baths } = filter
  if (price) found = found.where(beside('p.price_cents'), '<=', Math.round(price * 100))
  if (beds) found = found.where(amountOf('bedrooms'), '>=', beds)
  if (baths) found = found.where(amountOf('bathrooms'), '>=', baths)
  for (const amount of ['bedrooms', 'parking'] as const) {
    const { from, to } = filter[amount] ?? { from: -1, to: -1 }
    // -1 is not set (properties §3); the slider's end means "or more".
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
  for (const { text, columns } of sought(filter)) found = found.where(includes(db, columns, text))
  return found
}

/** Whether texts are to be looked through that the indexes of the sorts do not carry. */
export function looksInTexts(filter: PropertyFilter): boolean {
  return sought(filter).some(({ columns }) => columns.some((column) => column !== 'p.list_reference'))
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

/** Each text that must be found, in one of the columns beside it; a search's words in a reference or a title. */
function sought(filter: PropertyFilter) {
  const columns = {
    reference: ['p.list_reference'],
    name: ['p.list_titles'],
    locationUpdate: ['p.list_place'],
    condominiumLocation: ['p.list_place'],
  } as const
  const named = (['reference', 'name', 'locationUpdate', 'condominiumLocation'] as const).map((name) => ({
    text: plain(filter[name] ?? ''),
    columns: columns[name],
  }))
  const words = plain(filter.search ?? '').split(' ')
  return [
    ...named,
    ...words.map((text) => ({ text, columns: ['p.list_reference', 'p.list_titles'] as const })),
  ].filter(({ text }) => text !== '')
}
