type RecordedRequest = { url: string; method: string; fields: Record<string, string> }
type ResponseBody = { status: number; body?: unknown }

/** Mocks the network: responds to requests for the BFF and records them. */
export function mockFetch(
  response: (sent: RecordedRequest) => ResponseBody | Promise<ResponseBody>,
): RecordedRequest[] {
  const calls: RecordedRequest[] = []
  globalThis.fetch = async (url, init) => {
    const form = init?.body instanceof FormData ? [...init.body.entries()] : []
    const sent = {
      url: String(url),
      method: init?.method ?? 'GET',
      fields: Object.fromEntries(form.map(([name, value]) => [name, String(value)])),
    }
    calls.push(sent)
    const { status, body = {} } = await response(sent)
    return { status, text: async () => JSON.stringify(body), headers: new Headers() } as Response
  }
  return calls
}
