import type { Kysely } from 'kysely'
import { limits } from '#contract/limits.ts'
import type { Database } from '../db/schema.ts'
import { firstDayOf } from './day.ts'

/** Returns each record's views in the last thirty days, today included; records without views are left out. */
export async function recentViews(
  db: Kysely<Database>,
  column: 'property_id' | 'condominium_id',
  ids: readonly number[],
  now: Date,
): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('views')
    .select([column, (eb) => eb.fn.sum<number>('amount').as('amount')])
    .where(column, 'in', ids)
    .where('day', '>=', firstDayOf(limits.viewsLatelyDays, now))
    .groupBy(column)
    .execute()
  return new Map(rows.flatMap((row) => (row[column] === null ? [] : [[row[column], Number(row.amount)]])))
}
