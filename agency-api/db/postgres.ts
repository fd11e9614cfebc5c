import { CompiledQuery, PostgresDialect } from 'kysely'
import pg from 'pg'
import { logError } from '../log.ts'

const int8 = 20

/**
 * For statements that last milliseconds on data that lies in memory: compiling one would take longer than running it, a
 * page is as near as its neighbour, and a search through every text is worth a second core, which counting is not (docs/benchmarks.md).
 */
const settings = [
  'jit = off',
  'random_page_cost = 1.1',
  'parallel_setup_cost = 400',
  'parallel_tuple_cost = 0.01',
  "min_parallel_index_scan_size = '8MB'",
]
  .map((setting) => `set ${setting}`)
  .join('; ')

/** PostgreSQL by address. bigint comes back as a number: cents stay far below 2^53. */
export function postgresDialect(url: string, size: number): { dialect: PostgresDialect; pool: pg.Pool } {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: 5000,
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        oid === int8 ? Number : pg.types.getTypeParser(oid, format as 'text'),
    },
  })
  // A server that restarts cuts idle connections; unheard, that error would end this process. The pool opens new ones.
  pool.on('error', (error) => logError(error, { database: 'idle connection' }))
  const dialect = new PostgresDialect({
    pool,
    onCreateConnection: async (connection) => {
      await connection.executeQuery(CompiledQuery.raw(settings))
    },
  })
  return { dialect, pool }
}

const pools = new WeakMap<object, pg.Pool>()

export function notePool(db: object, pool: pg.Pool): void {
  pools.set(db, pool)
}

/** The pool behind a database; null for SQLite, which has one connection. */
export function poolOf(db: object): pg.Pool | null {
  return pools.get(db) ?? null
}
