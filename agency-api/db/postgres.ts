import { PostgresDialect } from 'kysely'
import pg from 'pg'
import { logError } from '../log.ts'
import { DatabaseUnavailable } from './unavailable.ts'

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

/** Time limits in ms, so that callers don't wait longer for a database that does not respond. */
export type TimeLimits = { connect: number; query: number }

/** For commands whose statements last as long as they must. */
export const unlimited: TimeLimits = { connect: 5000, query: 0 }

/** For requests, which are to be responded to within five seconds. */
export const servingLimits: TimeLimits = { connect: 4000, query: 4000 }

/**
 * PostgreSQL cancels a slow statement before the client gives up on its connection. It rolls a transaction back whose
 * client is gone without a word, so that its locks do not outlive an outage of the network.
 */
const limitSettings = ({ query }: TimeLimits) =>
  query === 0
    ? ''
    : `; set statement_timeout = ${query - 500}; set idle_in_transaction_session_timeout = '30s'`

/**
 * PostgreSQL by address. bigint comes back as a number: cents stay far below 2^53. Connections and statements that fail
 * for want of the server throw `DatabaseUnavailable`.
 */
export function postgresDialect(
  url: string,
  size: number,
  limits: TimeLimits,
): { dialect: PostgresDialect; pool: pg.Pool } {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: limits.connect,
    query_timeout: limits.query,
    keepAlive: true,
    onConnect: (client) => client.query(settings + limitSettings(limits)),
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        oid === int8 ? Number : pg.types.getTypeParser(oid, format as 'text'),
    },
  })
  // Without a listener, the error of a connection that the server cuts would end this process.
  pool.on('error', (error) => logError(error, { database: 'idle connection' }))
  pool.on('connect', guardConnection)
  const connect = () =>
    pool.connect().catch((error: unknown) => {
      throw new DatabaseUnavailable(`PostgreSQL cannot be reached: ${messageOf(error)}`, { cause: error })
    })
  return {
    dialect: new PostgresDialect({ pool: { connect, end: () => pool.end(), options: pool.options } }),
    pool,
  }
}

/** Connection lost, server stopping or starting, statement or transaction out of time, no connection left. */
const unavailableStates = /^(08|57)|^53300$|^25P03$/

/** Converts what a connection's statements throw, and closes it after an error that left it in the middle of one. */
function guardConnection(client: pg.PoolClient): void {
  // The statement under way throws the same error, or the next one does.
  client.on('error', () => undefined)
  const query = client.query.bind(client)
  const guarded = async (text: string, values?: unknown[]) => {
    try {
      return await query(text, values)
    } catch (error) {
      const isFromServer = error instanceof pg.DatabaseError
      if (!isFromServer && client instanceof pg.Client) void client.end()
      if (isFromServer && !unavailableStates.test(error.code ?? '')) throw error
      throw new DatabaseUnavailable(`PostgreSQL did not respond: ${messageOf(error)}`, { cause: error })
    }
  }
  Object.assign(client, { query: guarded })
}

/** Several addresses of one name fail as one error without a message. */
const messageOf = (error: unknown): string =>
  error instanceof AggregateError ? error.errors.map(String).join(', ') : String(error)

const pools = new WeakMap<object, pg.Pool>()

export function notePool(db: object, pool: pg.Pool): void {
  pools.set(db, pool)
}

/** The pool behind a database; null for SQLite, which has one connection. */
export function poolOf(db: object): pg.Pool | null {
  return pools.get(db) ?? null
}
