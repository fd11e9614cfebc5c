import { sql } from 'kysely'
import type { Tx } from './schema.ts'
import { onPostgres } from './on-postgres.ts'

const lockIds = {
  portfolio: 1,
  slugs: 2,
  accounts: 3,
  frontPage: 4,
  districts: 5,
  userLimits: 6,
  demo: 11,
} as const

/** Takes a named lock until the transaction ends. SQLite needs none: it runs one write transaction at a time. */
export async function lock(tx: Tx, name: keyof typeof lockIds): Promise<void> {
  if (onPostgres(tx)) await sql`select pg_advisory_xact_lock(${lockIds[name]})`.execute(tx)
}
