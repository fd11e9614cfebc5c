import { type Kysely, sql } from 'kysely'
import type { DistrictCount, MonthCount, Statistics } from '#contract/dashboard.ts'
import type { MissingFilter } from '#contract/missing-filters.ts'
import type { Database } from '../db/schema.ts'
import { filterProperties, missingConditions } from '../properties/filter.ts'
import type { Month } from './months.ts'

type Badges = Pick<
  Statistics,
  'properties_amount' | 'totalSoldArchived' | 'sold' | 'condominiums_amount' | 'archived'
>

/** Returns the counts of the four badges. */
export async function countRecords(db: Kysely<Database>): Promise<Badges> {
  const properties = await db
    .selectFrom('properties as p')
    .leftJoin('tags as t', 't.id', 'p.tag_id')
    .select((eb) => [
      eb.fn.countAll<number>().as('all'),
      sql<number>`count(case when p.archived = 0 and t.kind = 'sold' then 1 end)`.as('sold'),
      sql<number>`count(case when p.archived = 1 then 1 end)`.as('archived'),
    ])
    .executeTakeFirstOrThrow()
  const condominiums = await db
    .selectFrom('condominiums')
    .select((eb) => [
      eb.fn.countAll<number>().as('all'),
      sql<number>`count(case when archived = 1 then 1 end)`.as('archived'),
    ])
    .executeTakeFirstOrThrow()
  return {
    properties_amount: properties.all,
    totalSoldArchived: properties.sold + properties.archived,
    sold: properties.sold,
    condominiums_amount: condominiums.all,
    archived: condominiums.archived,
  }
}

/** Counts the properties registered in each month. */
export async function countMonths(db: Kysely<Database>, months: Month[]): Promise<MonthCount[]> {
  const [first, ...others] = months.map(({ from, to }, index) =>
    db
      .selectFrom('properties')
      .select((eb) => [sql.lit(index).as('at'), eb.fn.countAll<number>().as('counter')])
      .where('created_at', '>=', from)
      .where('created_at', '<', to),
  )
  if (first === undefined) return []
  const rows = await others.reduce((counted, month) => counted.unionAll(month), first).execute()
  const counters = new Map(rows.map(({ at, counter }) => [at, counter]))
  return months.map(({ year, month }, index) => ({ year, month, counter: counters.get(index) ?? 0 }))
}

/** Counts the properties per district, largest first; those without a district last. */
export async function countDistricts(db: Kysely<Database>): Promise<DistrictCount[]> {
  const rows = await db
    .selectFrom((eb) =>
      eb
        .selectFrom('properties')
        .select(['district_id', (count) => count.fn.countAll<number>().as('counter')])
        .groupBy('district_id')
        .as('counted'),
    )
    .leftJoin('districts as d', 'd.id', 'counted.district_id')
    .select(['d.id as district_id', 'd.name_en', 'd.name_pt', 'counter'])
    .orderBy(sql`d.id is null`)
    .orderBy('counter', 'desc')
    .orderBy('d.id')
    .execute()
  return rows.map(({ district_id, name_en, name_pt, counter }) => ({
    district_id,
    name: district_id === null ? null : { en: name_en ?? '', pt: name_pt ?? '' },
    counter,
  }))
}

/** Counts the active properties without each of these. Reads only the rows that the list's index marks. */
export async function countMissing(db: Kysely<Database>): Promise<Record<MissingFilter, number>> {
  const { agent, ...problems } = missingConditions
  const count = (condition: typeof agent) => sql<number>`count(case when ${condition} then 1 end)`
  const incomplete = await filterProperties(db, { state: 'active', problems: 1 })
    .select([
      count(problems.photos).as('photos'),
      count(problems.location).as('location'),
      count(problems.price).as('price'),
      count(problems.texts).as('texts'),
      count(problems.energy).as('energy'),
    ])
    .executeTakeFirstOrThrow()
  const unassigned = await filterProperties(db, { state: 'active', missing: 'agent' })
    .select((eb) => eb.fn.countAll<number>().as('agent'))
    .executeTakeFirstOrThrow()
  return { ...incomplete, ...unassigned }
}
