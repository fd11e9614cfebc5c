import * as z from './zod.ts'
import { endpoint } from './endpoint.ts'
import { MediaItem } from './media.ts'
import { missingDataKinds } from './missing-data.ts'
import { setupSteps } from './setup-steps.ts'
import { LenientTagKind } from './tag.ts'
import { Bilingual, fieldsOf, Flag, Id } from './values.ts'

const count = z.number().int().nonnegative().default(0)

/**
 * Property or development on the dashboard, texts in the requested language. For a development, `price` is the
 * minimum (euros), and bedrooms and parking range up to `to_bedrooms` and `to_parking`; null means unknown.
 */
export const StatisticsRecord = z.object({
  kind: z.enum(['property', 'condominium']),
  id: Id,
  /** Properties only. */
  reference: z.string().nullable().default(null),
  title: z.string().default('-'),
  type: z.string().nullable().default(null),
  district: z.string().nullable().default(null),
  tag: z.string().nullable().default(null),
  tag_kind: LenientTagKind,
  ...fieldsOf(
    ['bedrooms', 'to_bedrooms', 'bathrooms', 'parking', 'to_parking'],
    z.number().int().nullable().default(null),
  ),
  price: z.number().nullable().default(null),
  /** 0 means to let: the price is per month. */
  for_sale: Flag.default(1),
  views: count,
  /** Views in the last 30 days; null if an API doesn't count per day. */
  views_lately: count.nullable().default(null),
  archived: Flag.default(0),
  disabled: Flag.default(0),
  cover: MediaItem.nullable().default(null),
  created_at: z.string().nullable().default(null),
})
export type StatisticsRecord = z.output<typeof StatisticsRecord>

export const MonthCount = z.object({
  month: z.number().int().min(1).max(12),
  year: z.number().int(),
  counter: count,
})
export type MonthCount = z.output<typeof MonthCount>

/** Number of properties of a district; id and name are null for the properties without a district. */
export const DistrictCount = z.object({
  district_id: Id.nullable(),
  name: Bilingual.nullable(),
  counter: count,
})
export type DistrictCount = z.output<typeof DistrictCount>

const figure = z.number().int().nonnegative().nullable().default(null)

/** Figures of the dashboard. A figure that an API doesn't send is null and not shown. */
export const Statistics = z.object({
  /** All properties, including archived and sold ones. */
  properties_amount: figure,
  /** `sold` plus the archived properties. */
  totalSoldArchived: figure,
  /** Sold and not archived. */
  sold: figure,
  /** All developments, including archived ones. */
  condominiums_amount: figure,
  /** Archived developments. */
  archived: figure,
  /** Properties created in each of the last twelve months, the current one included, oldest first; in Lisbon time. */
  per_month: z.array(MonthCount).nullable().default(null),
  /** All properties by district, largest first. */
  by_district: z.array(DistrictCount).nullable().default(null),
  /** The 5 properties and 5 developments with the most views; archived ones are excluded. */
  most_viewed: z.array(StatisticsRecord).nullable().default(null),
  /** The 5 properties and 5 developments inserted last, newest first. */
  recent: z.array(StatisticsRecord).nullable().default(null),
  /** Number of active properties per missing field. */
  missing: z.partialRecord(z.enum(missingDataKinds), count).nullable().default(null),
  /** Steps of setting up an agency; true once done. */
  setup: z.partialRecord(z.enum(setupSteps), z.boolean()).nullable().default(null),
})
export type Statistics = z.output<typeof Statistics>

export const dashboard = {
  statistics: endpoint('GET /dashboard/statistics', {
    summary: 'Get the dashboard figures',
    response: z.object({ data: z.object({ statistics: Statistics }) }),
  }),
}
