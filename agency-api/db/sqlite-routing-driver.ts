import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  SelectQueryNode,
  type SqliteDriver,
} from 'kysely'
import type { ReaderPool } from './reader-pool.ts'

/**
 * Driver that reads on threads and writes on one connection. An acquired connection takes the write lock with its first
 * write or transaction and holds it until released, so that transactions read their own writes. Until then it reads on
 * the threads, which see every previous commit.
 */
export class SqliteRoutingDriver implements Driver {
  readonly #writing: SqliteDriver
  readonly #readers: ReaderPool
  #released = Promise.resolve()

  constructor(writing: SqliteDriver, readers: ReaderPool) {
    this.#writing = writing
    this.#readers = readers
  }

  init(): Promise<void> {
    return this.#writing.init()
  }

  async acquireConnection(): Promise<RoutingConnection> {
    return new RoutingConnection(this.#readers, () => this.#lockWriter())
  }

  async beginTransaction(connection: RoutingConnection): Promise<void> {
    await this.#writing.beginTransaction(await connection.acquireWriter())
  }

  async commitTransaction(connection: RoutingConnection): Promise<void> {
    await this.#writing.commitTransaction(await connection.acquireWriter())
  }

  async rollbackTransaction(connection: RoutingConnection): Promise<void> {
    await this.#writing.rollbackTransaction(await connection.acquireWriter())
  }

  async releaseConnection(connection: RoutingConnection): Promise<void> {
    connection.release()
  }

  async destroy(): Promise<void> {
    // The last connection to close removes the write-ahead log, which a read-only one can't.
    await this.#readers.close()
    await this.#writing.destroy()
  }

  /** Waits for the write lock. Queued writes return to the event loop in between, so that they don't block requests. */
  async #lockWriter(): Promise<Lock> {
    const before = this.#released
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#released = promise
    await before
    return { connection: await this.#writing.acquireConnection(), release: () => setImmediate(resolve) }
  }
}

type Lock = { connection: DatabaseConnection; release: () => void }

class RoutingConnection implements DatabaseConnection {
  readonly #readers: ReaderPool
  readonly #take: () => Promise<Lock>
  #lock: Promise<Lock> | null = null

  constructor(readers: ReaderPool, take: () => Promise<Lock>) {
    this.#readers = readers
    this.#take = take
  }

  async acquireWriter(): Promise<DatabaseConnection> {
    this.#lock ??= this.#take()
    return (await this.#lock).connection
  }

  release(): void {
    void this.#lock?.then(({ release }) => release())
    this.#lock = null
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#lock === null && isRead(query)) return { rows: (await this.#readers.read(query)) as R[] }
    return (await this.acquireWriter()).executeQuery<R>(query)
  }

  async *streamQuery<R>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<R>> {
    yield* (await this.acquireWriter()).streamQuery<R>(query, chunkSize)
  }
}

/** A write misdetected as a read would fail: the threads' connections are read-only. */
const isRead = ({ query, sql }: CompiledQuery): boolean =>
  SelectQueryNode.is(query) || (/^\s*(select|with)\b/i.test(sql) && !/\b(insert|update|delete)\b/i.test(sql))
