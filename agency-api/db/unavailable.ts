/** The database does not respond, or must not be written to: the API responds with 503, and a retry may succeed. */
export class DatabaseUnavailable extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'DatabaseUnavailable'
  }
}

/**
 * True where the connection may have been lost after PostgreSQL had the commit. Files of the new rows must stay then; if
 * there are no rows, the sweep quarantines them.
 */
export const mayBeCommitted = (error: unknown): boolean => error instanceof DatabaseUnavailable
