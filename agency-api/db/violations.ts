/** A unique constraint refused the row; SQLite says 2067 (1555 for a primary key), PostgreSQL 23505. */
export const isUniqueViolation = (error: unknown): boolean => is(error, '23505', [2067, 1555])

/** A link points at nothing, or something still points here. */
export const isForeignKeyViolation = (error: unknown): boolean => is(error, '23503', [787])

/** Another transaction held what this one needed, for longer than it would wait; PostgreSQL alone says so. */
export const isHeldUp = (error: unknown): boolean => is(error, '55P03', []) || is(error, '40P01', [])

/** SQLite's SQLITE_ERROR: a statement that the schema does not allow, such as creating a table that exists. */
export const isSchemaMismatch = (error: unknown): boolean => is(error, '', [1])

/** SQLite's SQLITE_BUSY: another connection holds a lock. */
export const isBusy = (error: unknown): boolean => is(error, '', [5])

function is(error: unknown, postgres: string, sqlite: number[]): boolean {
  if (typeof error !== 'object' || error === null) return false
  return Reflect.get(error, 'code') === postgres || sqlite.includes(Number(Reflect.get(error, 'errcode')))
}
