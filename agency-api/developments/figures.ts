import { type RawBuilder, sql } from 'kysely'
import {
  type Ranges,
  unset,
  type PropertyCounts,
  type RangeBound,
  rangeBounds,
} from '#contract/development.ts'
import type { Db, Row } from '../db/schema.ts'

/** Neither archived nor sold, as in the list of active properties. */
const active = sql`p.archived = 0 and (t.kind is null or t.kind <> 'sold')`
const sold = sql`p.archived = 0 and t.kind = 'sold'`
/** Archived with the development: unarchiving the development also unarchives these properties. */
const archivedWithDevelopment = sql`p.archived = 1 and p.archived_with = p.condominium_id`

const countWhere = (condition: typeof active) => sql<number>`count(case when ${condition} then 1 end)`

const extremeOf = (extreme: 'min' | 'max', column: 'bedrooms' | 'parking' | 'gross_area') =>
  sql<number | null>`${sql.raw(extreme)}(case when ${active} then ${sql.ref(`p.${column}`)} end)`

/** Uses sale prices, and rents only if there is no sale price. Ignores hidden prices and 0. */
const priceExtreme = (extreme: 'min' | 'max') => {
  const extremeWhere = (forSale: 0 | 1) => sql`${sql.raw(extreme)}(case when ${active} and p.hide_price = 0
    and p.price_cents > 0 and p.for_sale = ${sql.lit(forSale)} then p.price_cents end)`
  return sql<number | null>`coalesce(${extremeWhere(1)}, ${extremeWhere(0)})`
}

function selectFigures(db: Db, ids?: readonly number[]) {
  const linked = db.selectFrom('properties as p').leftJoin('tags as t', 't.id', 'p.tag_id')
  return (
    ids === undefined
      ? linked.where('p.condominium_id', 'is not', null)
      : linked.where('p.condominium_id', 'in', ids)
  )
    .groupBy('p.condominium_id')
    .select('p.condominium_id as of_condominium')
    .select((eb) => [
      eb.fn.countAll<number>().as('linked'),
      countWhere(active).as('linked_active'),
      countWhere(sold).as('linked_sold'),
      countWhere(sql`p.archived = 1`).as('linked_archived'),
      countWhere(archivedWithDevelopment).as('linked_returning'),
      priceExtreme('min').as('derived_starting_price'),
      priceExtreme('max').as('derived_to_price'),
      extremeOf('min', 'bedrooms').as('derived_from_bedrooms'),
      extremeOf('max', 'bedrooms').as('derived_to_bedrooms'),
      extremeOf('min', 'parking').as('derived_from_parking'),
      extremeOf('max', 'parking').as('derived_to_parking'),
      extremeOf('min', 'gross_area').as('derived_from_gross_area'),
      extremeOf('max', 'gross_area').as('derived_to_gross_area'),
    ])
    .as('f')
}

/**
 * Selects all developments as `c`, with the figures of their properties as `f`. If `ids` are given, other developments
 * have no figures.
 */
export const selectWithFigures = (db: Db, ids?: readonly number[]) =>
  db.selectFrom('condominiums as c').leftJoin(selectFigures(db, ids), 'f.of_condominium', 'c.id')

export const figureColumns = [
  'f.linked',
  'f.linked_active',
  'f.linked_sold',
  'f.linked_archived',
  'f.linked_returning',
  ...rangeBounds.flat().map((name) => `f.derived_${name}` as const),
] as const

type FigureRow = {
  [K in (typeof figureColumns)[number] as K extends `f.${infer N}` ? N : never]: number | null
}
type RangeRow = Pick<
  Row<'condominiums'>,
  Exclude<RangeBound, 'starting_price' | 'to_price'> | 'starting_price_cents' | 'to_price_cents'
>

export const countsOf = (row: FigureRow): PropertyCounts => ({
  total: row.linked ?? 0,
  active: row.linked_active ?? 0,
  sold: row.linked_sold ?? 0,
  archived: row.linked_archived ?? 0,
  returning: row.linked_returning ?? 0,
})

const isPrice = (name: RangeBound) => name === 'starting_price' || name === 'to_price'

function mapRanges(valueOf: (name: RangeBound) => number | null): Ranges {
  const entries = rangeBounds.flat().map((name): [RangeBound, number] => [name, valueOf(name) ?? unset])
  return Object.fromEntries(entries) as Ranges
}

/** Returns the ranges derived from the properties, in euros and m²; -1 where unknown. */
export const derivedRangesOf = (row: FigureRow): Ranges =>
  mapRanges((name) => {
    const value = row[`derived_${name}`]
    return value !== null && isPrice(name) ? value / 100 : value
  })

/** Returns the ranges set by hand; -1 where not set. */
export const manualRangesOf = (row: RangeRow): Ranges =>
  mapRanges((name) => {
    if (!isPrice(name)) return row[name as Exclude<RangeBound, 'starting_price' | 'to_price'>]
    const cents = name === 'to_price' ? row.to_price_cents : row.starting_price_cents
    return cents === null ? null : cents / 100
  })

/** Returns the effective ranges: the manual value, else the derived one, with the minimum never above the maximum. */
export function effectiveRanges(byHand: Ranges, derived: Ranges): Ranges {
  const effective = mapRanges((name) => (byHand[name] === unset ? derived[name] : byHand[name]))
  for (const [from, to] of rangeBounds) {
    if (effective[to] === unset || effective[to] >= effective[from]) continue
    if (byHand[to] === unset) effective[to] = effective[from]
    else effective[from] = effective[to]
  }
  return effective
}

const columnOf = (name: RangeBound) => sql.ref<number | null>(isPrice(name) ? `c.${name}_cents` : `c.${name}`)

/**
 * Returns an SQL expression for one bound of `effectiveRanges`, in the database's units; null if neither the manual nor
 * the derived value is known.
 */
export function effectiveBound(name: RangeBound): RawBuilder<number | null> {
  const [from, to] = rangeBounds.find((bounds) => bounds.some((bound) => bound === name)) ?? rangeBounds[0]
  const min = sql`coalesce(${columnOf(from)}, ${sql.ref(`f.derived_${from}`)})`
  const manualMax = columnOf(to)
  const derivedMax = sql.ref(`f.derived_${to}`)
  // A comparison with null isn't true, so an unknown maximum doesn't limit the minimum.
  return name === from
    ? sql`case when ${manualMax} < ${min} then ${manualMax} else ${min} end`
    : sql`coalesce(${manualMax}, case when ${derivedMax} < ${min} then ${min} else ${derivedMax} end)`
}
