/** The header that carries an id from the browser to the API's log. */
export const requestIdHeader = 'x-request-id'

const ids = new WeakMap<object, string>()

/** The id of a request, the same whenever it is asked: the caller's own when it is a plain one, else a new one. */
export function requestIdOf(request: { headers: Headers }): string {
  const given = request.headers.get(requestIdHeader)
  const id =
    ids.get(request) ?? (given !== null && /^[A-Za-z0-9_-]{8,64}$/.test(given) ? given : crypto.randomUUID())
  ids.set(request, id)
  return id
}
