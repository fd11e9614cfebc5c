/** The database doesn't respond, or must not be written to. The API responds with 503; a retry may succeed. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable'
}

/** The database's disk is full. The transaction was not committed. */
export class DatabaseFull extends DatabaseUnavailable {
  override name = 'DatabaseFull'
}

/** Returns true if the transaction may have been committed: don't delete the files that its rows refer to. */
export const isMaybeCommitted = (error: unknown): boolean =>
  error instanceof DatabaseUnavailable && !(error instanceof DatabaseFull)
