import { PostgresDialect } from 'kysely'
import pg from 'pg'
import { logError } from '../log.ts'

const int8 = 20

/** PostgreSQL by address. bigint comes back as a number: cents stay far below 2^53. */
export function postgresDialect(url: string): PostgresDialect {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5000,
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        oid === int8 ? Number : pg.types.getTypeParser(oid, format as 'text'),
    },
  })
  // A server that restarts cuts idle connections; unheard, that error would end this process. The pool opens new ones.
  pool.on('error', (error) => logError(error, { database: 'idle connection' }))
  return new PostgresDialect({ pool })
}
