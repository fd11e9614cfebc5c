import { type RawBuilder, sql } from 'kysely'

/**
 * What lists filter by beside type, price and texts, in one number that the database itself computes for each property
 * (`list_marks`): indexes stay narrow, and each of them carries it.
 */
const flags = {
  collection: 'collection = 1',
  highlighted: 'highlighted = 1',
  lowCost: 'low_cost = 1',
  newDevelopment: 'condominium_id is not null',
  imovirtual: 'imovirtual_uuid is not null',
  idealista: 'idealista_uuid is not null',
  jamesEdition: 'james_edition_uuid is not null',
  /** An advert without a photograph, a place, a price, a translation or an energy rating. */
  problems: 'lat is null or price_cents = 0 or energy is null or untranslated = 1 or photographed = 0',
  /** Lists sorted by these put the unknown last. */
  bedroomsKnown: 'bedrooms is not null',
  grossAreaKnown: 'gross_area is not null',
} as const

/** Counted in seven bits each, behind the flags; unknown is 0, and nobody filters by more than the sliders show. */
const amounts = ['bedrooms', 'bathrooms', 'parking'] as const
const most = 127

export type Mark = keyof typeof flags
export type Amount = (typeof amounts)[number]

const marks = Object.keys(flags)
const bitOf = (mark: Mark) => 2 ** marks.indexOf(mark)
/** Thirty-one bits are taken: as many as PostgreSQL's integer has above zero. */
const shiftOf = (amount: Amount) => marks.length + 7 * amounts.indexOf(amount)

/** The expression behind the column, as migration 0013 creates it; another set of marks takes another migration. */
export const listMarks = [
  ...Object.values(flags).map((holds, nth) => `case when ${holds} then ${2 ** nth} else 0 end`),
  ...amounts.map(
    (amount) =>
      `${2 ** shiftOf(amount)} * case when ${amount} > ${most} then ${most} when ${amount} > 0 then ${amount} else 0 end`,
  ),
].join(' + ')

/** Whether a property, as `p`, has a mark. */
export const marked = (mark: Mark): RawBuilder<boolean> =>
  sql<boolean>`p.list_marks & ${sql.lit(bitOf(mark))} <> 0`

/** How many bedrooms, bathrooms or parking places a property, as `p`, has; 0 where that is unknown. */
export const amountOf = (amount: Amount): RawBuilder<number> =>
  sql<number>`(p.list_marks >> ${sql.lit(shiftOf(amount))} & ${sql.lit(most)})`
