import * as z from './zod.ts'
import { cardFields, featureFields, commonFields, storedFields, StoredTexts, Texts } from './listing.ts'
import { withoutDefaults } from './partial-update.ts'
import { fieldsOf, Flag, Id } from './values.ts'

/** Unset bound of a range, shown as '-'. */
export const unset = -1
const allowUnset = (schema: z.ZodNumber) =>
  schema
    .min(unset)
    .refine((value) => value === unset || value >= 0, 'least:0')
    .default(unset)
const PriceBound = allowUnset(z.number().max(999_999_999_999).multipleOf(0.01))
const AreaBound = allowUnset(z.number().max(100_000_000).multipleOf(0.01))
const CountBound = allowUnset(z.number().int().max(999))

/**
 * Ranges of a development, set by hand or derived from its properties: price (euros), bedrooms, parking, and gross area
 * (m²), each from minimum to maximum. `starting_price` is the minimum price.
 */
const ranges = {
  starting_price: PriceBound,
  to_price: PriceBound,
  from_bedrooms: CountBound,
  to_bedrooms: CountBound,
  from_parking: CountBound,
  to_parking: CountBound,
  from_gross_area: AreaBound,
  to_gross_area: AreaBound,
}

/** The two bounds of each range. */
export const rangeBounds = [
  ['starting_price', 'to_price'],
  ['from_bedrooms', 'to_bedrooms'],
  ['from_parking', 'to_parking'],
  ['from_gross_area', 'to_gross_area'],
] as const
export type RangeBound = (typeof rangeBounds)[number][number]

export const Ranges = z.object(fieldsOf(rangeBounds.flat(), z.number().default(unset)))
export type Ranges = z.output<typeof Ranges>

/**
 * Numbers of linked properties: `total` = `active` + `sold` + `archived`. Archiving the development archives the
 * `active` and `sold` ones. Unarchiving it unarchives the `returning` ones, the part of `archived` that was archived
 * with the development.
 */
export const PropertyCounts = z.object(
  fieldsOf(['total', 'active', 'sold', 'archived', 'returning'], z.number().int().default(0)),
)
export type PropertyCounts = z.output<typeof PropertyCounts>

const formFields = {
  /** Location text of its card; null uses the names of its place on the map. */
  condo_where: z.string().trim().max(200).nullable().default(null),
  type_id: Id.nullable().default(null),
  ...featureFields,
  /** Set by hand; -1 uses the derived value. */
  ...ranges,
  ...commonFields,
}

/** Rejects a range whose maximum is below its minimum. Omitted and unset bounds aren't compared. */
function checkRanges(form: Partial<Record<RangeBound, number>>, context: z.RefinementCtx): void {
  for (const [from, to] of rangeBounds) {
    const [min = unset, max = unset] = [form[from], form[to]]
    if (max === unset || max >= min) continue
    context.addIssue({ code: 'custom', path: [to], message: `least:${min}` })
  }
}

/** General form of a development. Excludes `archived`, which also affects properties: see `condominiums.archive`. */
export const DevelopmentInput = z.object({ i18n: Texts, ...formFields }).superRefine(checkRanges)
/** General form of a stored development. Omitted fields stay unchanged. */
export const DevelopmentUpdateInput = z
  .object({ i18n: Texts, ...withoutDefaults(formFields) })
  .superRefine(checkRanges)
export type DevelopmentUpdateInput = z.output<typeof DevelopmentUpdateInput>
export type DevelopmentInput = z.output<typeof DevelopmentInput>

/** Stored development: the form, derived ranges and server-side fields. */
export const DevelopmentGeneral = z.object({
  ...storedFields,
  ...formFields,
  archived: Flag.default(0),
  /**
   * Ranges derived from active properties, ignoring hidden prices and 0. Shown next to the fields and effective where
   * the field is -1.
   */
  derived: Ranges.prefault({}),
  properties: PropertyCounts.prefault({}),
})
export type DevelopmentGeneral = z.output<typeof DevelopmentGeneral>

/** Development in lists, texts in the requested language; ranges are set by hand, else derived, else -1. */
export const DevelopmentCard = z.object({
  ...cardFields,
  information: z.object({
    title: z.string().default('-'),
    slogan: z.string().default('-'),
    description: z.string().default('-'),
  }),
  /** Title and slogan in both languages; `information` has the requested one (docs/adr/0011-developments.md). */
  i18n: StoredTexts.pick({ title: true, slogan: true }),
  /** Empty without a location text and place names: the card then shows a default text. */
  condo_where: z.string().default(''),
  ...Ranges.shape,
  /** Range bounds that are set by hand; the others are derived. */
  by_hand: z.array(z.enum(rangeBounds.flat())).default([]),
  properties: PropertyCounts.prefault({}),
  type_id: Id.nullable().default(null),
  district_id: Id.nullable().default(null),
  agent_id: Id.nullable().default(null),
  agent_name: z.string().nullable().default(null),
})
export type DevelopmentCard = z.output<typeof DevelopmentCard>
