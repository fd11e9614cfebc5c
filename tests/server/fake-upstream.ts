import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type ReceivedRequest = {
  method: string
  url: string
  headers: string[]
  body: Buffer
  complete: boolean
}
type Responder = (request: ReceivedRequest, response: ServerResponse) => void

/** A server in place of the API. It records the requests it receives and responds with `response`. */
export type FakeUpstream = {
  origin: string
  received: ReceivedRequest[]
  response: Responder
  /** Called between a request's headers and its body. If it returns true, the server does nothing further. */
  handleBeforeBody: ((incoming: IncomingMessage, response: ServerResponse) => boolean) | null
  close: () => Promise<void>
}

export const respondWith =
  (status: number, body: unknown = {}, headers: Record<string, string | string[]> = {}): Responder =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  }

export function createFakeUpstream() {
  const server = createServer((incoming, response) => {
    if (upstream.handleBeforeBody?.(incoming, response)) return
    const chunks: Buffer[] = []
    const store = (complete: boolean) => {
      const request = {
        method: incoming.method ?? '',
        url: incoming.url ?? '',
        headers: incoming.rawHeaders,
        body: Buffer.concat(chunks),
        complete,
      }
      upstream.received.push(request)
      if (complete) upstream.response(request, response)
    }
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
    incoming.on('end', () => store(true))
    incoming.on('error', () => store(false))
  })
  const upstream: FakeUpstream = {
    origin: '',
    received: [],
    response: respondWith(200),
    handleBeforeBody: null,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  const listen = async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    upstream.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    return upstream
  }
  return { upstream, listen }
}

export const startFakeUpstream = () => createFakeUpstream().listen()

export function headersOf(request: ReceivedRequest | undefined): Record<string, string> {
  const names = request?.headers.filter((_, index) => index % 2 === 0) ?? []
  return Object.fromEntries(
    names.map((name, index) => [name.toLowerCase(), request?.headers[index * 2 + 1] ?? '']),
  )
}
