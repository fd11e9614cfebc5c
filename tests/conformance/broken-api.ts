import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { type CallName, endpoints } from '#contract/index.ts'
import { createMatcher } from '#contract/matching.ts'

/** Describes how one call misbehaves; omitted parts pass through. */
export type Defect = {
  /** Response sent without calling the API, such as for a missing or failing endpoint. */
  instead?: { status: number; type?: string; body?: string } | 'hang'
  success?: number
  body?: (body: unknown) => unknown
}

export type BrokenApi = { url: string; close: () => Promise<void> }

const matcher = createMatcher(
  endpoints.map(({ endpoint }) => endpoint),
  (endpoint) => endpoint.method,
)
const nameOf = new Map(endpoints.map(({ name, endpoint }) => [endpoint, name]))

/**
 * Starts an API without versions in which each named call misbehaves, on top of a correct one. Used by tests, and to try
 * the dashboard against such an API.
 */
export async function startBrokenApi(
  good: string,
  defectOf: (call: CallName) => Defect | undefined,
  { port = 0, versions = false } = {},
): Promise<BrokenApi> {
  const server = createServer((incoming, outgoing) => {
    const path = (incoming.url ?? '/').replace(/\?.*/, '').replace(/^\/api\/v1/, '')
    const match = matcher.match(incoming.method ?? 'GET', path)
    const name = match === null ? undefined : nameOf.get(match.endpoint)
    const how = name === undefined ? {} : (defectOf(name) ?? {})
    if (how.instead === 'hang') return void incoming.resume()
    if (how.instead !== undefined) return instead(incoming, outgoing, how.instead)
    pass(incoming, outgoing, { good, how, versions })
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('No port could be had')
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function instead(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { status, type = 'application/json', body = '' }: { status: number; type?: string; body?: string },
) {
  incoming.resume()
  incoming.on('end', () => outgoing.writeHead(status, { 'content-type': type }).end(body))
}

function pass(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { good, how, versions }: { good: string; how: Defect; versions: boolean },
) {
  const { 'if-match': ifMatch, ...headers } = incoming.headers
  const sent = versions && ifMatch !== undefined ? { ...headers, 'if-match': ifMatch } : headers
  const up = request(`${good}${incoming.url}`, { method: incoming.method, headers: sent }, (response) => {
    const { etag, 'content-length': _, 'transfer-encoding': __, ...events } = response.headers
    const status = response.statusCode ?? 502
    const worked = status >= 200 && status < 300
    const chunks: Buffer[] = []
    response.on('data', (chunk: Buffer) => chunks.push(chunk))
    response.on('end', () => {
      const whole = Buffer.concat(chunks)
      const body =
        worked && how.body !== undefined ? JSON.stringify(how.body(JSON.parse(whole.toString()))) : whole
      outgoing.writeHead(worked ? (how.success ?? status) : status, {
        ...events,
        ...(versions && etag !== undefined && { etag }),
      })
      outgoing.end(body)
    })
  })
  up.on('error', () => outgoing.destroy())
  incoming.pipe(up)
}
