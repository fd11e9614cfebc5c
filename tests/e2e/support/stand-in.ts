import { once } from 'node:events'
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'

/** What to answer in place of the API; `hang` never answers, `pass` asks the API. */
export type Said = 'pass' | 'hang' | { status?: number; type?: string; body?: string }

/** A gate before the API that answers some calls otherwise, as a broken proxy or another API version would. */
export class StandIn {
  /** Decides for each call; everything passes until a journey sets it. */
  says: (call: { method: string; path: string }) => Said = () => 'pass'
  readonly origin: string
  #close: () => void

  private constructor(origin: string, close: () => void) {
    this.origin = origin
    this.#close = close
  }

  static async before(apiOrigin: string): Promise<StandIn> {
    const server = createServer((incoming, outgoing) => standIn.#answer(incoming, outgoing, apiOrigin))
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

  #answer(incoming: IncomingMessage, outgoing: ServerResponse, apiOrigin: string) {
    const { method = 'GET', url = '/' } = incoming
    const said = this.says({ method, path: url.replace(/^\/api\/v1/, '').replace(/\?.*/, '') })
    if (said === 'hang') return void incoming.resume()
    if (said !== 'pass' && said.body !== undefined) {
      incoming.resume()
      outgoing.writeHead(said.status ?? 200, { 'content-type': said.type ?? 'application/json' })
      return void outgoing.end(said.body)
    }
    const status = said === 'pass' ? undefined : said.status
    const up = request(`${apiOrigin}${url}`, { method, headers: incoming.headers }, (answer) => {
      outgoing.writeHead(status ?? answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    up.on('error', () => outgoing.destroy())
    incoming.pipe(up)
  }
}
