import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Received = { method: string; url: string; headers: string[]; body: Buffer; whole: boolean }
type Answering = (request: Received, response: ServerResponse, raw: IncomingMessage) => void

/** A real server in the API's place, which writes down every byte that reaches it and answers as it is told. */
export type EchoUpstream = {
  address: string
  received: Received[]
  answer: Answering
  /** Called when headers are in, before the body; true takes the answering over. */
  early: ((raw: IncomingMessage, response: ServerResponse) => boolean) | null
  close: () => Promise<void>
}

export const answering =
  (status: number, body: unknown = {}, headers: Record<string, string | string[]> = {}): Answering =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  }

export async function startEchoUpstream(): Promise<EchoUpstream> {
  const server = createServer((raw, response) => {
    if (echo.early?.(raw, response)) return
    const chunks: Buffer[] = []
    const keep = (whole: boolean) => {
      const request = {
        method: raw.method ?? '',
        url: raw.url ?? '',
        headers: raw.rawHeaders,
        body: Buffer.concat(chunks),
        whole,
      }
      echo.received.push(request)
      if (whole) echo.answer(request, response, raw)
    }
    raw.on('data', (chunk: Buffer) => chunks.push(chunk))
    raw.on('end', () => keep(true))
    raw.on('error', () => keep(false))
  })
  await listening(server)
  const echo: EchoUpstream = {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received: [],
    answer: answering(200),
    early: null,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return echo
}

function listening(server: Server): Promise<void> {
  return new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
}

/** Names and values of the headers that arrived, names in lower case. */
export function headersOf(request: Received | undefined): Record<string, string> {
  const names = request?.headers.filter((_, index) => index % 2 === 0) ?? []
  return Object.fromEntries(
    names.map((name, index) => [name.toLowerCase(), request?.headers[index * 2 + 1] ?? '']),
  )
}
