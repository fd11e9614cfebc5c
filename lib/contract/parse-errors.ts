import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'

/** Time in ms to keep reading: a connection closed with unread bytes loses its response. */
const lingerMs = 1000

export type ParseError = NodeJS.ErrnoException & { rawPacket?: Buffer }

type Options = {
  statusOf?: (error: ParseError) => number
  refuse?: (error: ParseError, socket: Duplex) => boolean
}

/**
 * Responds to requests that Node can't parse, adding `headers`, and closes their connection. If an earlier response is
 * pending or has begun, it only closes the connection: the client would mistake this response for the earlier one.
 * `refuse` may respond instead and return true.
 */
export function respondToParseErrors(
  server: Server,
  headers: Record<string, string>,
  { statusOf = parseErrorStatusOf, refuse = () => false }: Options = {},
): void {
  const openResponses = new WeakMap<Duplex, Map<ServerResponse, IncomingMessage>>()
  server.prependListener('request', (request, response) => {
    const responses = openResponses.get(request.socket) ?? new Map()
    openResponses.set(request.socket, responses.set(response, request))
    response.once('close', () => responses.delete(response))
  })
  server.on('clientError', (error: ParseError, socket) => {
    // The bytes that follow the malformed ones cause further errors.
    if (!socket.writable) return
    const responses = [...(openResponses.get(socket) ?? [])]
    // A complete request was parsed without errors, so this error belongs to a later request.
    if (responses.some(([response, request]) => response.headersSent || request.complete))
      return void socket.destroy()
    if (refuse(error, socket)) return
    const contentType = { 'content-type': 'application/json; charset=utf-8' }
    const body = JSON.stringify({ errors: { msg: 'ERROR' } })
    refuseRequest(socket, statusOf(error), { ...headers, ...contentType }, body)
  })
}

export function parseErrorStatusOf({ code }: ParseError): number {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408
  if (code === 'HPE_HEADER_OVERFLOW') return 431
  return code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW' ? 413 : 400
}

/** Writes the response to a request that can't be parsed, and closes the connection. */
export function refuseRequest(socket: Duplex, status: number, headers: Record<string, string>, body: string) {
  const allHeaders = { ...headers, 'content-length': Buffer.byteLength(body), connection: 'close' }
  const lines = Object.entries(allHeaders).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`)
  setTimeout(() => socket.destroy(), lingerMs).unref()
}
