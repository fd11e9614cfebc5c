import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { type CallName, endpoints } from '#contract/index.ts'
import { createMatcher } from '#contract/matching.ts'

/** How one call of a lame API goes wrong; what is not said passes as it is. */
export type Lameness = {
  /** Answered without asking the API: the call is not there, or as broken as this. */
  instead?: { status: number; type?: string; body?: string } | 'hang'
  /** Another status for success. */
  success?: number
  /** Rewrites the body of a success. */
  body?: (body: unknown) => unknown
}

export type LameApi = { url: string; close: () => Promise<void> }

const matcher = createMatcher(
  endpoints.map(({ endpoint }) => endpoint),
  (endpoint) => endpoint.method,
)
const nameOf = new Map(endpoints.map(({ name, endpoint }) => [endpoint, name]))

/**
 * An API of somebody's own, made of a good one: it keeps no versions, and each call that is named goes wrong in its way.
 * For tests, and to look at the dashboard before such an API.
 */
export async function startLameApi(
  good: string,
  lame: (call: CallName) => Lameness | undefined,
  { port = 0, versions = false } = {},
): Promise<LameApi> {
  const server = createServer((incoming, outgoing) => {
    const path = (incoming.url ?? '/').replace(/\?.*/, '').replace(/^\/api\/v1/, '')
    const match = matcher.match(incoming.method ?? 'GET', path)
    const name = match === null ? undefined : nameOf.get(match.endpoint)
    const how = name === undefined ? {} : (lame(name) ?? {})
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
  { good, how, versions }: { good: string; how: Lameness; versions: boolean },
) {
  const { 'if-match': ifMatch, ...headers } = incoming.headers
  const sent = versions && ifMatch !== undefined ? { ...headers, 'if-match': ifMatch } : headers
  const up = request(`${good}${incoming.url}`, { method: incoming.method, headers: sent }, (answer) => {
    const { etag, 'content-length': _, 'transfer-encoding': __, ...told } = answer.headers
    const status = answer.statusCode ?? 502
    const worked = status >= 200 && status < 300
    const chunks: Buffer[] = []
    answer.on('data', (chunk: Buffer) => chunks.push(chunk))
    answer.on('end', () => {
      const whole = Buffer.concat(chunks)
      const body =
        worked && how.body !== undefined ? JSON.stringify(how.body(JSON.parse(whole.toString()))) : whole
      outgoing.writeHead(worked ? (how.success ?? status) : status, {
        ...told,
        ...(versions && etag !== undefined && { etag }),
      })
      outgoing.end(body)
    })
  })
  up.on('error', () => outgoing.destroy())
  incoming.pipe(up)
}
