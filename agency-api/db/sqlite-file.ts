import { statSync } from 'node:fs'
import { types } from 'node:util'
import { logError, logLine } from '../log.ts'
import { DatabaseFull, DatabaseUnavailable } from './unavailable.ts'

/** SQLITE_BUSY and SQLITE_IOERR, as the low byte of an error's `errcode`. */
const unavailableCodes = [5, 10]
/** SQLITE_CORRUPT and SQLITE_NOTADB, as the low byte. */
const corruptCodes = [11, 26]
/** SQLITE_FULL, and SQLITE_IOERR_SHMSIZE (no space for the index of the write-ahead log), as the whole `errcode`. */
const diskFullCodes = [13, 4_874]

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

  /** Stores the identity of the opened files. To be called after the first read, which creates the write-ahead log. */
  recordInodes(): void {
    this.#inodes = this.#currentInodes()
  }

  /** Throws `DatabaseUnavailable` if the file is damaged, or while it is deleted or replaced. */
  assertWritable(): void {
    if (this.#damageReport !== null)
      throw new DatabaseUnavailable(`${this.path} is damaged: ${this.#damageReport}`)
    const isMissing = this.isMissing()
    if (isMissing !== this.#isMissing) {
      this.#isMissing = isMissing
      const event = isMissing
        ? 'database file deleted or replaced, writes are refused'
        : 'database file is back'
      logLine({ level: isMissing ? 'error' : 'info', event, file: this.path })
    }
    if (isMissing) throw new DatabaseUnavailable(`${this.path} was deleted or replaced while it was open`)
  }

  /** Returns true if the file or its write-ahead log was deleted, moved or replaced. */
  isMissing(): boolean {
    const current = this.#currentInodes()
    return this.#inodes.some((inode, index) => inode !== current[index])
  }

  /** Rejects all writes until a restart. */
  reportDamage(reason: string): void {
    if (this.#damageReport === null)
      logError(new Error(reason), { event: 'database file damaged, writes are refused', file: this.path })
    this.#damageReport = reason
  }

  /** Converts SQLite's errors to those that callers distinguish; detects damage. */
  convertError(error: unknown): unknown {
    if (!isSqliteError(error)) return error
    const message = `${this.path}: ${error.message}`
    if (diskFullCodes.includes(Number(error.errcode))) return new DatabaseFull(message, { cause: error })
    const code = Number(error.errcode) & 0xff
    if (isCorruption(error)) this.reportDamage(error.message)
    else if (!unavailableCodes.includes(code)) return error
    return new DatabaseUnavailable(message, { cause: error })
  }

  #currentInodes() {
    return [this.path, `${this.path}-wal`].map(
      (file) => statSync(file, { bigint: true, throwIfNoEntry: false })?.ino ?? null,
    )
  }
}

const isSqliteError = (error: unknown): error is Error & { errcode: unknown } =>
  types.isNativeError(error) && 'errcode' in error

/** Returns true for SQLite's errors about a damaged file. */
export const isCorruption = (error: unknown): error is Error =>
  isSqliteError(error) && corruptCodes.includes(Number(error.errcode) & 0xff)

/** Files of the open SQLite databases, by Kysely instance. */
export const sqliteFiles = new WeakMap<object, SqliteFile>()
