/** A unique constraint was violated. SQLite reports 2067 (1555 for a primary key), PostgreSQL 23505. */
export const isUniqueViolation = (error: unknown): boolean => hasErrorCode(error, '23505', [2067, 1555])

/** A foreign key refers to a missing row, or a row is still referenced. */
export const isForeignKeyViolation = (error: unknown): boolean => hasErrorCode(error, '23503', [787])

/** A number is larger than its column. PostgreSQL only: SQLite stores any integer. */
export const isOutOfRange = (error: unknown): boolean => hasErrorCode(error, '22003', [])

/** Another transaction held a lock for longer than the timeout, or a deadlock occurred. PostgreSQL only. */
export const isLockTimeout = (error: unknown): boolean =>
  hasErrorCode(error, '55P03', []) || hasErrorCode(error, '40P01', [])

/** SQLITE_ERROR: the schema doesn't allow the statement, such as creating a table that exists. */
export const isSchemaMismatch = (error: unknown): boolean => hasErrorCode(error, '', [1])

/** SQLITE_BUSY: another connection holds a lock. */
export const isBusy = (error: unknown): boolean => hasErrorCode(error, '', [5])

function hasErrorCode(error: unknown, postgres: string, sqlite: number[]): boolean {
  if (typeof error !== 'object' || error === null) return false
  return Reflect.get(error, 'code') === postgres || sqlite.includes(Number(Reflect.get(error, 'errcode')))
}
