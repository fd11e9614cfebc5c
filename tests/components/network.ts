type Sent = { address: string; method: string; fields: Record<string, string> }
type Answer = { status: number; body?: unknown }

/** Stands for the network: answers what the page sends to the BFF, and remembers it. */
export function answering(answer: (sent: Sent) => Answer | Promise<Answer>): Sent[] {
  const calls: Sent[] = []
  globalThis.fetch = async (address, init) => {
    const form = init?.body instanceof FormData ? [...init.body.entries()] : []
    const sent = {
      address: String(address),
      method: init?.method ?? 'GET',
      fields: Object.fromEntries(form.map(([name, value]) => [name, String(value)])),
    }
    calls.push(sent)
    const { status, body = {} } = await answer(sent)
    return { status, text: async () => JSON.stringify(body), headers: new Headers() } as Response
  }
  return calls
}
