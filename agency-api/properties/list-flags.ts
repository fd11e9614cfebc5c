import { type RawBuilder, sql } from 'kysely'

/**
 * Filter criteria packed into one integer per property (`list_marks`), so that every index can include it. Flags and
 * counts use all 31 bits of PostgreSQL's positive integers: another flag needs a wider column.
 */
const flags = {
  collection: 'collection = 1',
  highlighted: 'highlighted = 1',
  lowCost: 'low_cost = 1',
  newDevelopment: 'condominium_id is not null',
  imovirtual: 'imovirtual_uuid is not null',
  idealista: 'idealista_uuid is not null',
  jamesEdition: 'james_edition_uuid is not null',
  /** Without a photo, location, price, translation or energy rating. */
  problems: 'lat is null or price_cents = 0 or energy is null or untranslated = 1 or photographed = 0',
  /** Lists sorted by bedrooms or gross area put unknown values last. */
  bedroomsKnown: 'bedrooms is not null',
  grossAreaKnown: 'gross_area is not null',
} as const

/** Seven bits each, after the flags; unknown is 0. */
const countedColumns = ['bedrooms', 'bathrooms', 'parking'] as const
/** Above the maximum of the filters' sliders. */
const maxCount = 127

export type ListFlag = keyof typeof flags
type CountedColumn = (typeof countedColumns)[number]

const flagNames = Object.keys(flags)
const bitOf = (flag: ListFlag) => 2 ** flagNames.indexOf(flag)
const shiftOf = (column: CountedColumn) => flagNames.length + 7 * countedColumns.indexOf(column)

/** SQL expression of `list_marks`, which migration 0013 created; changing the flags needs a new migration. */
export const listFlags = [
  ...Object.values(flags).map((condition, bit) => `case when ${condition} then ${2 ** bit} else 0 end`),
  ...countedColumns.map(
    (column) =>
      `${2 ** shiftOf(column)} * case when ${column} > ${maxCount} then ${maxCount} when ${column} > 0 then ${column} else 0 end`,
  ),
].join(' + ')

/** Returns a condition that a property `p` has a flag. */
export const hasListFlag = (flag: ListFlag): RawBuilder<boolean> =>
  sql<boolean>`p.list_marks & ${sql.lit(bitOf(flag))} <> 0`

/** Extracts the number of bedrooms, bathrooms or parking places of a property `p`; 0 if unknown. */
export const countColumn = (column: CountedColumn): RawBuilder<number> =>
  sql<number>`(p.list_marks >> ${sql.lit(shiftOf(column))} & ${sql.lit(maxCount)})`
