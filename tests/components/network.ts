export type RecordedRequest = {
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

/** Sends uploads with `fetch`. Has only the members that the upload code uses. */
class FetchingXhr {
  upload = {}
  status = 0
  responseText = ''
  onloadend = () => undefined
  #target = { method: '', url: '' }
  open(method: string, url: string) {
    this.#target = { method, url }
  }
  setRequestHeader() {}
  getResponseHeader() {
    return null
  }
  async send(body: FormData) {
    const { method, url } = this.#target
    const response = await fetch(url, { method, body })
    this.status = response.status
    this.responseText = await response.text()
    this.onloadend()
  }
  abort() {}
}

/**
 * Replaces `fetch` and `XMLHttpRequest` with mocks that resolve with `respond`'s response. Returns the requests that
 * they receive.
 */
export function mockFetch(
  respond: (request: RecordedRequest) => FakeResponse | Promise<FakeResponse>,
): RecordedRequest[] {
  const requests: RecordedRequest[] = []
  Object.assign(globalThis, { XMLHttpRequest: FetchingXhr })
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
    // jsdom has no Response; this object has the members that the client reads.
    return {
      status,
      text: async () => JSON.stringify(content),
      headers: new Headers(etag === undefined ? {} : { etag }),
    } as Response
  }
  return requests
}
