import { PostgresDialect } from 'kysely'
import pg from 'pg'
import { logError } from '../log.ts'
import { DatabaseFull, DatabaseUnavailable } from './unavailable.ts'

/** Id of the type bigint. */
const int8 = 20

/**
 * Tuned for statements of a few milliseconds on cached data: JIT compilation and parallel workers take longer to start
 * than such a statement runs, and random pages cost as much as sequential ones (docs/benchmarks.md).
 */
const settings = ['jit = off', 'random_page_cost = 1.1', 'max_parallel_workers_per_gather = 0']
  .map((setting) => `set ${setting}`)
  .join('; ')

/** Time limits in ms of connecting and of a statement; 0 means unlimited. */
type TimeLimits = { connect: number; query: number }

/** For commands and migrations. */
export const defaultLimits: TimeLimits = { connect: 5000, query: 0 }

/** For requests, which must be handled within five seconds. */
export const servingLimits: TimeLimits = { connect: 4000, query: 4000 }

/**
 * The server cancels a slow statement half a second before the client stops waiting. It rolls back transactions of
 * vanished clients, whose locks would remain.
 */
const limitSettings = ({ query }: TimeLimits) =>
  query === 0
    ? ''
    : `; set statement_timeout = ${query - 500}; set idle_in_transaction_session_timeout = '30s'`

/**
 * Creates the PostgreSQL dialect. bigint is parsed as a number: cents stay far below 2^53. Connections and
 * statements that fail because the server is unavailable throw `DatabaseUnavailable`.
 */
export function createPostgresDialect(url: string, size: number, limits: TimeLimits) {
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
  // Without a listener, an error on a connection closed by the server would end this process.
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

/** Connection lost, server stopping or starting, statement or transaction timed out, no connection left. */
const unavailableStates = /^(08|57)|^53300$|^25P03$/
const diskFull = '53100'

/** Converts errors of a connection's statements, and closes it after an error that left it in an unknown state. */
function guardConnection(client: pg.PoolClient): void {
  // The current statement throws the same error, or the next one does.
  client.on('error', () => undefined)
  const query = client.query.bind(client)
  const queryWithErrors = async (text: string, values?: unknown[]) => {
    try {
      return await query(text, values)
    } catch (error) {
      const isFromServer = error instanceof pg.DatabaseError
      if (isFromServer && error.code === diskFull)
        throw new DatabaseFull(`PostgreSQL: ${error.message}`, { cause: error })
      if (!isFromServer && client instanceof pg.Client) void client.end()
      if (isFromServer && !unavailableStates.test(error.code ?? '')) throw error
      throw new DatabaseUnavailable(`PostgreSQL did not respond: ${messageOf(error)}`, { cause: error })
    }
  }
  Object.assign(client, { query: queryWithErrors })
}

/** A host with several addresses fails with an AggregateError without a message. */
const messageOf = (error: unknown): string =>
  error instanceof AggregateError ? error.errors.map(String).join(', ') : String(error)

/** Connection pools by database; SQLite databases have none. */
export const pools = new WeakMap<object, pg.Pool>()
