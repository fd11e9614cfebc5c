import { type Kysely, PostgresAdapter } from 'kysely'
import type { Database } from './schema.ts'

/** Whether statements go to PostgreSQL; else to SQLite. */
export const onPostgres = (db: Pick<Kysely<Database>, 'getExecutor'>): boolean =>
  db.getExecutor().adapter instanceof PostgresAdapter
