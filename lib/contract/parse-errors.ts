import { type Server, type ServerResponse, STATUS_CODES } from 'node:http'
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
  { statusOf = parseErrorStatus, refuse = () => false }: Options = {},
): void {
  const openResponses = new WeakMap<Duplex, Set<ServerResponse>>()
  server.prependListener('request', ({ socket }, response) => {
    const responses = openResponses.get(socket) ?? new Set()
    openResponses.set(socket, responses.add(response))
    response.once('close', () => responses.delete(response))
  })
  server.on('clientError', (error: ParseError, socket) => {
    // Bytes that follow the error are errors too.
    if (!socket.writable || refuse(error, socket)) return
    const [response, ...more] = openResponses.get(socket) ?? []
    if (response?.headersSent || more.length > 0) return void socket.destroy()
    socket.end(formatErrorResponse(statusOf(error), headers))
    setTimeout(() => socket.destroy(), lingerMs).unref()
  })
}

export function parseErrorStatus({ code }: ParseError): number {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408
  if (code === 'HPE_HEADER_OVERFLOW') return 431
  return code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW' ? 413 : 400
}

function formatErrorResponse(status: number, headers: Record<string, string>): string {
  const body = JSON.stringify({ errors: { msg: 'ERROR' } })
  const allHeaders = {
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  }
  const lines = Object.entries(allHeaders).map(([name, value]) => `${name}: ${value}\r\n`)
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`
}
