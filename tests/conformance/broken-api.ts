import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { type CallName, endpoints } from '#contract/index.ts'
import { createMatcher } from '#contract/matching.ts'
import { listenOnPort } from '../portals/listen.ts'

/** Defect of one call. Parts of the response that it doesn't mention are forwarded unchanged. */
export type Defect = {
  /** Response sent without calling the API, such as for a missing or failing endpoint. */
  instead?: { status: number; type?: string; body?: string } | 'hang'
  successStatus?: number
  body?: (body: unknown) => unknown
}

export type BrokenApi = { url: string; close: () => Promise<void> }

const matcher = createMatcher(endpoints, ({ method }) => method)

/**
 * Starts a proxy of a conforming API that adds the defects returned by `defectOf`. Removes `If-Match` and ETags unless
 * `hasEtags` is true. With `port`, the dashboard can be tried against the defective API.
 */
export async function startBrokenApi(
  apiUrl: string,
  defectOf: (call: CallName) => Defect | undefined,
  { port = 0, hasEtags = false } = {},
): Promise<BrokenApi> {
  const server = createServer((incoming, outgoing) => {
    const path = (incoming.url ?? '/').replace(/\?.*/, '').replace(/^\/api\/v1/, '')
    const name = matcher.match(incoming.method ?? 'GET', path)?.name
    const defect = name === undefined ? {} : (defectOf(name) ?? {})
    if (defect.instead === 'hang') return void incoming.resume()
    if (defect.instead !== undefined) return respond(incoming, outgoing, defect.instead)
    forward(incoming, outgoing, { apiUrl, defect, hasEtags })
  })
  return {
    url: `http://127.0.0.1:${await listenOnPort(server, port)}`,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function respond(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { status, type = 'application/json', body = '' }: { status: number; type?: string; body?: string },
) {
  incoming.resume()
  incoming.on('end', () => outgoing.writeHead(status, { 'content-type': type }).end(body))
}

function forward(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { apiUrl, defect, hasEtags }: { apiUrl: string; defect: Defect; hasEtags: boolean },
) {
  const { 'if-match': ifMatch, ...others } = incoming.headers
  const headers = hasEtags && ifMatch !== undefined ? { ...others, 'if-match': ifMatch } : others
  const upstream = request(`${apiUrl}${incoming.url}`, { method: incoming.method, headers }, (response) => {
    const { etag, 'content-length': _, 'transfer-encoding': __, ...responseHeaders } = response.headers
    const status = response.statusCode ?? 502
    const isSuccess = status >= 200 && status < 300
    const chunks: Buffer[] = []
    response.on('data', (chunk: Buffer) => chunks.push(chunk))
    response.on('end', () => {
      const original = Buffer.concat(chunks)
      const body =
        isSuccess && defect.body !== undefined
          ? JSON.stringify(defect.body(JSON.parse(original.toString())))
          : original
      outgoing.writeHead(isSuccess ? (defect.successStatus ?? status) : status, {
        ...responseHeaders,
        ...(hasEtags && etag !== undefined && { etag }),
      })
      outgoing.end(body)
    })
  })
  upstream.on('error', () => outgoing.destroy())
  incoming.pipe(upstream)
}
