import type { SelectQueryBuilder } from 'kysely'

export async function countRows<DB, T extends keyof DB>(query: SelectQueryBuilder<DB, T, unknown>) {
  const row = await query.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return (row as { total: number }).total
}
