import { type Kysely, sql } from 'kysely'
import type { DistrictCount, MonthCount, Statistics } from '#contract/dashboard.ts'
import type { MissingFilter } from '#contract/missing-filters.ts'
import type { Database } from '../db/schema.ts'
import { filterProperties, missingConditions } from '../properties/filter.ts'
import type { Month } from './months.ts'

type BadgeCounts = Pick<
  Statistics,
  'properties_amount' | 'totalSoldArchived' | 'sold' | 'condominiums_amount' | 'archived'
>

/** Returns the counts of the four badges, and of the properties per district. */
export async function countRecords(
  db: Kysely<Database>,
): Promise<BadgeCounts & Pick<Statistics, 'by_district'>> {
  const groups = await groupProperties(db)
  const sold = groups.filter(({ archived, tag }) => archived === 0 && tag === 'sold')
  const archived = groups.filter((group) => group.archived === 1)
  const condominiums = await db
    .selectFrom('condominiums')
    .select((eb) => [
      eb.fn.countAll<number>().as('all'),
      sql<number>`count(case when archived = 1 then 1 end)`.as('archived'),
    ])
    .executeTakeFirstOrThrow()
  return {
    properties_amount: sumCounts(groups),
    totalSoldArchived: sumCounts(sold) + sumCounts(archived),
    sold: sumCounts(sold),
    condominiums_amount: condominiums.all,
    archived: condominiums.archived,
    by_district: countDistricts(groups),
  }
}

type Group = Awaited<ReturnType<typeof groupProperties>>[number]

/** Counts the properties per district, state and tag: one scan, since each takes 50 ms for 100,000 properties. */
const groupProperties = (db: Kysely<Database>) =>
  db
    .selectFrom((eb) =>
      eb
        .selectFrom('properties')
        .select(['district_id', 'archived', 'tag_id', (rows) => rows.fn.countAll<number>().as('count')])
        .groupBy(['district_id', 'archived', 'tag_id'])
        .as('counted'),
    )
    .leftJoin('tags as t', 't.id', 'counted.tag_id')
    .leftJoin('districts as d', 'd.id', 'counted.district_id')
    .select(['archived', 't.kind as tag', 'count', 'd.id as district_id', 'd.name_en', 'd.name_pt'])
    .orderBy('d.id')
    .execute()

const sumCounts = (groups: Group[]) => groups.reduce((sum, { count }) => sum + count, 0)

/** Returns the properties per district, largest first; those without a district last. */
function countDistricts(groups: Group[]): DistrictCount[] {
  return [...Map.groupBy(groups, ({ district_id }) => district_id)]
    .map(([district_id, counted]) => ({
      district_id,
      name: district_id === null ? null : { en: counted[0]?.name_en ?? '', pt: counted[0]?.name_pt ?? '' },
      counter: sumCounts(counted),
    }))
    .toSorted(
      (one, other) =>
        Number(one.district_id === null) - Number(other.district_id === null) || other.counter - one.counter,
    )
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
