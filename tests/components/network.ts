type RecordedRequest = { url: string; method: string; fields: Record<string, string> }
export type MockResponse = { status: number; body?: unknown }

/** Replaces `fetch` with a mock that resolves with `respond`'s response. Returns the requests that it receives. */
export function mockFetch(
  respond: (request: RecordedRequest) => MockResponse | Promise<MockResponse>,
): RecordedRequest[] {
  const requests: RecordedRequest[] = []
  globalThis.fetch = async (url, init) => {
    const form = init?.body instanceof FormData ? [...init.body.entries()] : []
    const request = {
      url: String(url),
      method: init?.method ?? 'GET',
      fields: Object.fromEntries(form.map(([name, value]) => [name, String(value)])),
    }
    requests.push(request)
    const { status, body = {} } = await respond(request)
    return { status, text: async () => JSON.stringify(body), headers: new Headers() } as Response
  }
  return requests
}
