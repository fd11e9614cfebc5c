/** The database does not respond, or must not be written to: the API responds with 503, and a retry may succeed. */
export class DatabaseUnavailable extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'DatabaseUnavailable'
  }
}
