import { Worker } from 'node:worker_threads'
import type { ReadRequest, ReadResult } from './reader.ts'
import type { SqliteFile } from './sqlite-file.ts'

/** Reads take milliseconds, so one that takes this long means the disk hangs. */
const defaultTimeoutMs = 30_000

type Job = ReadRequest & { resolve: (rows: unknown[]) => void; reject: (error: unknown) => void }
type Reader = { worker: Worker; job: Job | null; timer?: NodeJS.Timeout }

/**
 * Threads that read one SQLite file, each over its own read-only connection. They start with the first statement. If
 * a thread dies, its statement fails, and the next statement starts a replacement.
 */
export class ReaderPool {
  readonly #file: SqliteFile
  readonly #size: number
  readonly #timeoutMs: number
  readonly #readers = new Set<Reader>()
  readonly #terminations = new Set<Promise<unknown>>()
  readonly #queue: Job[] = []
  #closed = false

  constructor(file: SqliteFile, size: number, timeoutMs = defaultTimeoutMs) {
    this.#file = file
    this.#size = size
    this.#timeoutMs = timeoutMs
  }

  /** Runs a read-only statement; resolves to its rows. Rejects with SQLite's error, or if the thread dies or hangs. */
  read(request: ReadRequest): Promise<unknown[]> {
    if (this.#closed) return Promise.reject(new Error('The database is closed'))
    return new Promise((resolve, reject) => {
      this.#queue.push({ ...request, resolve, reject })
      this.#dispatchNext()
    })
  }

  async close(): Promise<void> {
    this.#closed = true
    const closedError = new Error('The database is closed')
    for (const job of this.#queue.splice(0)) job.reject(closedError)
    for (const reader of this.#readers) this.#drop(reader, closedError)
    await Promise.all(this.#terminations)
  }

  #dispatchNext(): void {
    if (this.#queue.length === 0) return
    while (this.#readers.size < this.#size) this.#start()
    const reader = [...this.#readers].find(({ job }) => job === null)
    const job = reader && this.#queue.shift()
    if (reader === undefined || job === undefined) return
    reader.job = job
    reader.worker.ref()
    reader.timer = setTimeout(() => {
      this.#drop(reader, new Error(`A read took longer than ${this.#timeoutMs} ms`))
    }, this.#timeoutMs)
    reader.worker.postMessage({ sql: job.sql, parameters: job.parameters } satisfies ReadRequest)
  }

  #start(): void {
    const worker = new Worker(new URL('./reader.ts', import.meta.url), {
      workerData: { file: this.#file.path },
      resourceLimits: { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 8 },
    })
    const reader: Reader = { worker, job: null }
    worker.unref()
    worker.on('message', (result: ReadResult) => this.#finish(reader, result))
    worker.on('error', (error) => this.#drop(reader, error as Error))
    worker.on('exit', () => this.#drop(reader, new Error('The database reader thread exited')))
    this.#readers.add(reader)
  }

  #finish(reader: Reader, result: ReadResult): void {
    const { job } = reader
    clearTimeout(reader.timer)
    reader.worker.unref()
    reader.job = null
    if ('rows' in result) job?.resolve(result.rows)
    else job?.reject(this.#file.convertError(Object.assign(new Error(result.error.message), result.error)))
    this.#dispatchNext()
  }

  /** Discards a thread; the next queued statement starts another. */
  #drop(reader: Reader, error: Error): void {
    if (!this.#readers.delete(reader)) return
    clearTimeout(reader.timer)
    reader.job?.reject(error)
    const termination = reader.worker.terminate().finally(() => this.#terminations.delete(termination))
    this.#terminations.add(termination)
    if (!this.#closed) this.#dispatchNext()
  }
}
