/** A unique constraint was violated. SQLite reports 2067 (1555 for a primary key), PostgreSQL 23505. */
export const isUniqueViolation = (error: unknown): boolean => is(error, '23505', [2067, 1555])

/** A link refers to a missing row, or a row is still referenced. */
export const isForeignKeyViolation = (error: unknown): boolean => is(error, '23503', [787])

/** A number is larger than its column. PostgreSQL only: SQLite stores any integer. */
export const isOutOfRange = (error: unknown): boolean => is(error, '22003', [])

/** Another transaction had a lock for longer than the timeout. PostgreSQL only. */
export const isLockTimeout = (error: unknown): boolean => is(error, '55P03', []) || is(error, '40P01', [])

/** SQLITE_ERROR: the schema doesn't allow the statement, such as creating a table that exists. */
export const isSchemaMismatch = (error: unknown): boolean => is(error, '', [1])

/** SQLITE_BUSY: another connection holds a lock. */
export const isBusy = (error: unknown): boolean => is(error, '', [5])

function is(error: unknown, postgres: string, sqlite: number[]): boolean {
  if (typeof error !== 'object' || error === null) return false
  return Reflect.get(error, 'code') === postgres || sqlite.includes(Number(Reflect.get(error, 'errcode')))
}
