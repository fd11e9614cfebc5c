import { sql } from 'kysely'
import type { DistrictCount, MonthCount, Statistics } from '#contract/dashboard.ts'
import { type MissingDataKind, missingDataKinds } from '#contract/missing-data.ts'
import type { Db } from '../db/schema.ts'
import { missingConditions } from '../properties/filter.ts'
import { midnightInLisbon } from '../midnight.ts'
import { dayOf } from '../views/day.ts'

type Counts = Pick<
  Statistics,
  'properties_amount' | 'totalSoldArchived' | 'sold' | 'condominiums_amount' | 'archived' | 'by_district'
> & { missing: Record<MissingDataKind, number> }

/** Returns the totals for the home page, and counts properties per district and per kind of missing data. */
export async function countRecords(db: Db): Promise<Counts> {
  const groups = await groupProperties(db)
  const active = groups.filter(({ archived, tag }) => archived === 0 && tag !== 'sold')
  const sold = groups.filter(({ archived, tag }) => archived === 0 && tag === 'sold')
  const archivedProperties = groups.filter((group) => group.archived === 1)
  const condominiums = await db
    .selectFrom('condominiums')
    .select((eb) => [
      eb.fn.countAll<number>().as('all'),
      sql<number>`count(case when archived = 1 then 1 end)`.as('archived'),
    ])
    .executeTakeFirstOrThrow()
  const missing = missingDataKinds.map((name) => [name, sum(active.map((group) => group[name]))] as const)
  return {
    properties_amount: sumCounts(groups),
    totalSoldArchived: sumCounts(sold) + sumCounts(archivedProperties),
    sold: sumCounts(sold),
    condominiums_amount: condominiums.all,
    archived: condominiums.archived,
    by_district: countDistricts(groups),
    missing: Object.fromEntries(missing) as Counts['missing'],
  }
}

type Group = Awaited<ReturnType<typeof groupProperties>>[number]

/** Counts the properties per district, state and tag in one scan of the index that contains these columns. */
const groupProperties = (db: Db) =>
  db
    .selectFrom((eb) =>
      eb
        .selectFrom('properties as p')
        .select(['p.district_id', 'p.archived', 'p.tag_id', (rows) => rows.fn.countAll<number>().as('count')])
        .select(
          missingDataKinds.map((name) =>
            sql<number>`sum(case when ${missingConditions[name]} then 1 else 0 end)`.as(name),
          ),
        )
        .groupBy(['p.district_id', 'p.archived', 'p.tag_id'])
        .as('counted'),
    )
    .leftJoin('tags as t', 't.id', 'counted.tag_id')
    .leftJoin('districts as d', 'd.id', 'counted.district_id')
    .select(['archived', 't.kind as tag', 'count', 'd.id as district_id', 'd.name_en', 'd.name_pt'])
    .select(missingDataKinds)
    .orderBy('d.id')
    .execute()

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
const sumCounts = (groups: Group[]) => sum(groups.map(({ count }) => count))

/** Returns the properties per district, largest first; those without a district last. */
function countDistricts(groups: Group[]): DistrictCount[] {
  return [...Map.groupBy(groups, ({ district_id }) => district_id)]
    .map(([district_id, counted]) => ({
      district_id,
      name: district_id === null ? null : { en: counted[0]?.name_en ?? '', pt: counted[0]?.name_pt ?? '' },
      counter: sumCounts(counted),
    }))
    .toSorted(
      (a, b) => Number(a.district_id === null) - Number(b.district_id === null) || b.counter - a.counter,
    )
}

export async function countMonths(db: Db, months: Month[]): Promise<MonthCount[]> {
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

/** Month in Lisbon time: `from` inclusive, `to` exclusive, both ISO texts in UTC. */
type Month = { year: number; month: number; from: string; to: string }

/** Returns the last `count` months up to the one of `now`, oldest first. */
export function monthsUpTo(now: Date, count: number): Month[] {
  const [year = 0, month = 0] = dayOf(now).split('-').map(Number)
  return Array.from({ length: count }, (_, index) => {
    const first = new Date(Date.UTC(year, month - count + index, 1))
    return {
      year: first.getUTCFullYear(),
      month: first.getUTCMonth() + 1,
      from: startOf(year, month - count + index),
      to: startOf(year, month - count + index + 1),
    }
  })
}

const startOf = (year: number, monthIndex: number) =>
  midnightInLisbon(new Date(Date.UTC(year, monthIndex, 1)))
