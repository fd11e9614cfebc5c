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
 * write or transaction and holds it until released, so that transactions read their own writes. Before it has the lock,
 * it reads on the threads, which see every previous commit.
 */
export class SqliteRoutingDriver implements Driver {
  readonly #writeDriver: SqliteDriver
  readonly #readers: ReaderPool
  #writerReleased = Promise.resolve()

  constructor(writeDriver: SqliteDriver, readers: ReaderPool) {
    this.#writeDriver = writeDriver
    this.#readers = readers
  }

  init(): Promise<void> {
    return this.#writeDriver.init()
  }

  async acquireConnection(): Promise<RoutingConnection> {
    return new RoutingConnection(this.#readers, () => this.#lockWriter())
  }

  async beginTransaction(connection: RoutingConnection): Promise<void> {
    await this.#writeDriver.beginTransaction(await connection.acquireWriter())
  }

  async commitTransaction(connection: RoutingConnection): Promise<void> {
    await this.#writeDriver.commitTransaction(await connection.acquireWriter())
  }

  async rollbackTransaction(connection: RoutingConnection): Promise<void> {
    await this.#writeDriver.rollbackTransaction(await connection.acquireWriter())
  }

  async releaseConnection(connection: RoutingConnection): Promise<void> {
    connection.release()
  }

  async destroy(): Promise<void> {
    // The last connection to close removes the write-ahead log, which a read-only one can't.
    await this.#readers.close()
    await this.#writeDriver.destroy()
  }

  /** Waits for the write lock. Queued writes return to the event loop in between, so that they don't block requests. */
  async #lockWriter(): Promise<WriterLock> {
    const previousRelease = this.#writerReleased
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#writerReleased = promise
    await previousRelease
    return { connection: await this.#writeDriver.acquireConnection(), release: () => setImmediate(resolve) }
  }
}

type WriterLock = { connection: DatabaseConnection; release: () => void }

class RoutingConnection implements DatabaseConnection {
  readonly #readers: ReaderPool
  readonly #lockWriter: () => Promise<WriterLock>
  #lock: Promise<WriterLock> | null = null

  constructor(readers: ReaderPool, lockWriter: () => Promise<WriterLock>) {
    this.#readers = readers
    this.#lockWriter = lockWriter
  }

  async acquireWriter(): Promise<DatabaseConnection> {
    this.#lock ??= this.#lockWriter()
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
