import * as z from './zod.ts'
import { endpoint } from './endpoint.ts'
import { MediaItem } from './media.ts'
import { ToldTagKind } from './tag.ts'
import { Bilingual, Flag, Id } from './values.ts'

const amount = z.number().int().nonnegative().default(0)

/**
 * A property or a development as the dashboard lists one, its texts in the language that was asked for. Of a development,
 * `price` is the least (euros), and bedrooms and parking run up to `to_bedrooms` and `to_parking`; null is not known.
 */
export const StatisticsRecord = z.object({
  kind: z.enum(['property', 'condominium']),
  id: Id,
  /** Properties alone have one. */
  reference: z.string().nullable().default(null),
  title: z.string().default('-'),
  type: z.string().nullable().default(null),
  district: z.string().nullable().default(null),
  tag: z.string().nullable().default(null),
  tag_kind: ToldTagKind,
  bedrooms: z.number().int().nullable().default(null),
  to_bedrooms: z.number().int().nullable().default(null),
  bathrooms: z.number().int().nullable().default(null),
  parking: z.number().int().nullable().default(null),
  to_parking: z.number().int().nullable().default(null),
  price: z.number().nullable().default(null),
  /** 0 is to let: the price is by the month. */
  for_sale: Flag.default(1),
  views: amount,
  /** Of these, in the last 30 days; null where an API does not count by the day. */
  views_lately: amount.nullable().default(null),
  archived: Flag.default(0),
  disabled: Flag.default(0),
  cover: MediaItem.nullable().default(null),
  created_at: z.string().nullable().default(null),
})
export type StatisticsRecord = z.output<typeof StatisticsRecord>

/** Properties that were registered in a month; `month` runs from 1 to 12. */
export const MonthCount = z.object({
  month: z.number().int().min(1).max(12),
  year: z.number().int(),
  counter: amount,
})
export type MonthCount = z.output<typeof MonthCount>

/** Properties of a district of the website; those without one stand under null. */
export const DistrictCount = z.object({
  district_id: Id.nullable(),
  name: Bilingual.nullable(),
  counter: amount,
})
export type DistrictCount = z.output<typeof DistrictCount>

const figure = z.number().int().nonnegative().nullable().default(null)

/** The dashboard's figures (docs/decisions/figures-of-the-dashboard.md). What an API does not send is null: it is left out, never invented. */
export const Statistics = z.object({
  /** Every property, archived and sold ones too. */
  properties_amount: figure,
  /** `sold`, and the archived properties beside them. */
  totalSoldArchived: figure,
  /** Sold and not archived. */
  sold: figure,
  /** Every development, archived ones too. */
  condominiums_amount: figure,
  /** Archived developments. */
  archived: figure,
  /** Twelve months up to this one, oldest first, by the month in Lisbon; a month without any counts 0. */
  per_month: z.array(MonthCount).nullable().default(null),
  /** Every property by its district, the most first. */
  by_district: z.array(DistrictCount).nullable().default(null),
  /** Not archived: 5 properties and 5 developments with the most views, the most first. */
  most_viewed: z.array(StatisticsRecord).nullable().default(null),
  /** The 5 properties and 5 developments that were inserted last, the newest first. */
  recent: z.array(StatisticsRecord).nullable().default(null),
})
export type Statistics = z.output<typeof Statistics>

export const dashboard = {
  statistics: endpoint({
    method: 'GET',
    path: '/dashboard/statistics',
    summary: 'The figures of the dashboard',
    success: 200,
    answer: z.object({ data: z.object({ statistics: Statistics }) }),
  }),
}
