import { PostgresAdapter } from 'kysely'
import type { Db } from './schema.ts'

/** Returns true for PostgreSQL, false for SQLite. */
export const onPostgres = (db: Pick<Db, 'getExecutor'>): boolean =>
  db.getExecutor().adapter instanceof PostgresAdapter
