type RecordedRequest = {
  method: string
  url: string
  path: string
  query: URLSearchParams
  body: FormData | null
  fields: Record<string, string>
  ifMatch: string | null
}
export type FakeResponse = { status?: number; body?: unknown; etag?: string }

/** `fields` has the error of each invalid field. */
export const errorResponse = (status: number, msg: string, fields?: Record<string, string>) => ({
  status,
  body: { errors: { msg, fields } },
})

/** The session doesn't expire during a test. */
export const sessionResponse = (user: object) => ({
  body: { session: { user, tokenExpiration: 4_000_000_000_000 } },
})

/** Replaces `fetch` with a mock that resolves with `respond`'s response. Returns the requests that it receives. */
export function mockFetch(
  respond: (request: RecordedRequest) => FakeResponse | Promise<FakeResponse>,
): RecordedRequest[] {
  const requests: RecordedRequest[] = []
  globalThis.fetch = async (input, init) => {
    const { pathname: path, searchParams: query } = new URL(String(input), 'http://localhost')
    const body = init?.body instanceof FormData ? init.body : null
    const request = {
      method: init?.method ?? 'GET',
      url: String(input),
      path,
      query,
      body,
      fields: Object.fromEntries([...(body ?? [])].map(([name, value]) => [name, String(value)])),
      ifMatch: new Headers(init?.headers).get('if-match'),
    }
    requests.push(request)
    const { status = 200, body: content = {}, etag } = await respond(request)
    // jsdom has no Response; this covers the members in use.
    return {
      status,
      text: async () => JSON.stringify(content),
      headers: new Headers(etag === undefined ? {} : { etag }),
    } as Response
  }
  return requests
}
