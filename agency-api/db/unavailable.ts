/** The database doesn't respond, or must not be written to. The API responds with 503; a retry may succeed. */
export class DatabaseUnavailable extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'DatabaseUnavailable'
  }
}

/**
 * Returns true if the connection may have been lost after PostgreSQL received the commit. Files of the new rows must
 * stay then; if there are no rows, the sweep quarantines them.
 */
export const mayBeCommitted = (error: unknown): boolean => error instanceof DatabaseUnavailable
