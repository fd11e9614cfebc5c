import { once } from 'node:events'
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'

/**
 * Replacement for the API's response: `hang` never responds, `pass` forwards the call to the API. An object without
 * `body` forwards the call and replaces the status only.
 */
type Replacement = 'pass' | 'hang' | { status?: number; type?: string; body?: string }

export class FaultyProxy {
  /** Returns the replacement for each call; by default, all are forwarded. */
  respondWith: (call: { method: string; path: string }) => Replacement = () => 'pass'
  readonly origin: string
  #close: () => void

  private constructor(origin: string, close: () => void) {
    this.origin = origin
    this.#close = close
  }

  static async inFrontOf(apiOrigin: string): Promise<FaultyProxy> {
    const server = createServer((incoming, outgoing) => faultyProxy.#respond(incoming, outgoing, apiOrigin))
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    if (typeof address !== 'object' || address === null) throw new Error('No port is available')
    const faultyProxy = new FaultyProxy(`http://127.0.0.1:${address.port}`, () => {
      server.close()
      server.closeAllConnections()
    })
    return faultyProxy
  }

  stop(): void {
    this.#close()
  }

  #respond(incoming: IncomingMessage, outgoing: ServerResponse, apiOrigin: string) {
    const { method = 'GET', url = '/' } = incoming
    const replacement = this.respondWith({ method, path: url.replace(/^\/api\/v1/, '').replace(/\?.*/, '') })
    if (replacement === 'hang') return void incoming.resume()
    if (replacement !== 'pass' && replacement.body !== undefined) {
      incoming.resume()
      outgoing.writeHead(replacement.status ?? 200, {
        'content-type': replacement.type ?? 'application/json',
      })
      return void outgoing.end(replacement.body)
    }
    const status = replacement === 'pass' ? undefined : replacement.status
    const upstream = request(`${apiOrigin}${url}`, { method, headers: incoming.headers }, (response) => {
      outgoing.writeHead(status ?? response.statusCode ?? 502, response.headers)
      response.pipe(outgoing)
    })
    upstream.on('error', () => outgoing.destroy())
    incoming.pipe(upstream)
  }
}
