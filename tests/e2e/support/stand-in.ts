import { once } from 'node:events'
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'

/** Replacement for the API's response; `hang` never responds, `pass` calls the API. */
export type Sent = 'pass' | 'hang' | { status?: number; type?: string; body?: string }

/** Proxies the API and replaces some responses, like a broken proxy or another API version. */
export class StandIn {
  /** Decides for each call; by default everything passes. */
  says: (call: { method: string; path: string }) => Sent = () => 'pass'
  readonly origin: string
  #close: () => void

  private constructor(origin: string, close: () => void) {
    this.origin = origin
    this.#close = close
  }

  static async before(apiOrigin: string): Promise<StandIn> {
    const server = createServer((incoming, outgoing) => standIn.#respond(incoming, outgoing, apiOrigin))
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    if (typeof address !== 'object' || address === null) throw new Error('No port could be had')
    const standIn = new StandIn(`http://127.0.0.1:${address.port}`, () => {
      server.close()
      server.closeAllConnections()
    })
    return standIn
  }

  stop(): void {
    this.#close()
  }

  #respond(incoming: IncomingMessage, outgoing: ServerResponse, apiOrigin: string) {
    const { method = 'GET', url = '/' } = incoming
    const message = this.says({ method, path: url.replace(/^\/api\/v1/, '').replace(/\?.*/, '') })
    if (message === 'hang') return void incoming.resume()
    if (message !== 'pass' && message.body !== undefined) {
      incoming.resume()
      outgoing.writeHead(message.status ?? 200, { 'content-type': message.type ?? 'application/json' })
      return void outgoing.end(message.body)
    }
    const status = message === 'pass' ? undefined : message.status
    const up = request(`${apiOrigin}${url}`, { method, headers: incoming.headers }, (response) => {
      outgoing.writeHead(status ?? response.statusCode ?? 502, response.headers)
      response.pipe(outgoing)
    })
    up.on('error', () => outgoing.destroy())
    incoming.pipe(up)
  }
}
