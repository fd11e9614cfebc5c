import { type Kysely, PostgresAdapter } from 'kysely'
import type { Database } from './schema.ts'

/** Returns true for PostgreSQL, false for SQLite. */
export const onPostgres = (db: Pick<Kysely<Database>, 'getExecutor'>): boolean =>
  db.getExecutor().adapter instanceof PostgresAdapter
