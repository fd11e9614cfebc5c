import { statSync } from 'node:fs'
import { logError, logLine } from '../log.ts'
import { DatabaseUnavailable } from './unavailable.ts'

/** SQLITE_BUSY, and SQLITE_CORRUPT or SQLITE_NOTADB: the low byte of an error's `errcode`. */
const busy = 5
const damaging = [11, 26]

/**
 * Guards an open SQLite file. Writes to a deleted or replaced file succeed because its descriptor stays open, but
 * would be lost when the process ends. A damaged file may accept some writes and corrupt others.
 */
export class SqliteFile {
  readonly path: string
  #inodes: (bigint | null)[] = []
  #isMissing = false
  #damageReport: string | null = null

  constructor(path: string) {
    this.path = path
  }

  /** Remembers the identity of the opened files. Call it once the write-ahead log exists, which the first read creates. */
  opened(): void {
    this.#inodes = this.#currentInodes()
  }

  /** Throws `DatabaseUnavailable` if a write would be lost. Recovers when a moved file is back. */
  assertWritable(): void {
    if (this.#damageReport !== null)
      throw new DatabaseUnavailable(`${this.path} is damaged: ${this.#damageReport}`)
    const current = this.#currentInodes()
    const isMissing = this.#inodes.some((inode, index) => inode !== current[index])
    if (isMissing !== this.#isMissing) {
      this.#isMissing = isMissing
      const event = isMissing
        ? 'database file deleted or replaced, writes are refused'
        : 'database file is back'
      logLine({ level: isMissing ? 'error' : 'info', event, file: this.path })
    }
    if (isMissing) throw new DatabaseUnavailable(`${this.path} was deleted or replaced while it was open`)
  }

  /** Refuses all writes until a restart. */
  reportDamage(reason: string): void {
    if (this.#damageReport === null)
      logError(new Error(reason), { event: 'database file damaged, writes are refused', file: this.path })
    this.#damageReport = reason
  }

  /** Converts SQLite's errors to those that callers distinguish; detects damage. */
  convert(error: unknown): unknown {
    if (!(error instanceof Error) || !('errcode' in error)) return error
    const code = Number(error.errcode) & 0xff
    if (damaging.includes(code)) this.reportDamage(error.message)
    return code === busy || damaging.includes(code)
      ? new DatabaseUnavailable(`${this.path}: ${error.message}`, { cause: error })
      : error
  }

  #currentInodes() {
    return [this.path, `${this.path}-wal`].map(
      (file) => statSync(file, { bigint: true, throwIfNoEntry: false })?.ino ?? null,
    )
  }
}

const files = new WeakMap<object, SqliteFile>()

export function noteFile(db: object, file: SqliteFile): void {
  files.set(db, file)
}

/** Returns the file of a database; null for PostgreSQL. */
export function fileOf(db: object): SqliteFile | null {
  return files.get(db) ?? null
}
