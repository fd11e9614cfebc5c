/** Header that carries an id from the browser to the API's log. */
export const requestIdHeader = 'x-request-id'

const ids = new WeakMap<object, string>()

/** Returns the id of a request, always the same for one request: the caller's if it is well-formed, else a new one. */
export function requestIdOf(request: { headers: Headers }): string {
  const incoming = request.headers.get(requestIdHeader)
  const id =
    ids.get(request) ??
    (incoming !== null && /^[A-Za-z0-9_-]{8,64}$/.test(incoming) ? incoming : crypto.randomUUID())
  ids.set(request, id)
  return id
}
