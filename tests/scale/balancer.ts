import { once } from 'node:events'
import {
  Agent,
  createServer,
  get,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http'

type Backend = { port: number; up: boolean }

/**
 * A small reverse proxy: round-robin over local processes, with four health checks a second. An unsent request goes
 * to the next process; a sent one without a response is retried only if it is a read, and is a 502 otherwise. A
 * static file that one dashboard lacks is requested from the next, which may run the version of the page.
 */
export class Balancer {
  failed = 0
  #server: Server
  #backends: Backend[]
  #turn = 0
  #watching: NodeJS.Timeout

  private constructor(server: Server, ports: number[], readyPath: string) {
    this.#server = server
    this.#backends = ports.map((port) => ({ port, up: true }))
    this.#watching = setInterval(() => {
      for (const backend of this.#backends) probe(backend, readyPath)
    }, 250)
    server.on('request', (incoming, outgoing) => void this.#pass(incoming, outgoing))
  }

  static async open(port: number, host: string, ports: number[], readyPath: string): Promise<Balancer> {
    const server = createServer({ keepAliveTimeout: 65_000 })
    const balancer = new Balancer(server, ports, readyPath)
    server.listen(port, host)
    await once(server, 'listening')
    return balancer
  }

  close(): void {
    clearInterval(this.#watching)
    this.#server.close()
    this.#server.closeAllConnections()
  }

  async #pass(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const read = incoming.method === 'GET' || incoming.method === 'HEAD'
    const isPageFile = incoming.url?.startsWith('/_next/static/') ?? false
    const backends = this.#inTurn()
    for (const backend of backends) {
      const isMissingAllowed = isPageFile && backend !== backends.findLast(({ up }) => up)
      const outcome = await send(backend.port, incoming, outgoing, isMissingAllowed)
      if (outcome === 'done') return
      if (outcome === 'missing') continue
      backend.up = false
      if (outcome === 'broken' && !read) break
    }
    this.failed += 1
    if (outgoing.headersSent) outgoing.destroy()
    else outgoing.writeHead(502, { 'content-type': 'text/plain', connection: 'close' }).end('Bad gateway')
  }

  /** Healthy processes in turn, then the others, which may have recovered. */
  #inTurn(): Backend[] {
    this.#turn = (this.#turn + 1) % this.#backends.length
    const turned = [...this.#backends.slice(this.#turn), ...this.#backends.slice(0, this.#turn)]
    return [...turned.filter(({ up }) => up), ...turned.filter(({ up }) => !up)]
  }
}

function probe(backend: Backend, path: string): void {
  const probe = get(
    { host: '127.0.0.1', port: backend.port, path, timeout: 2_000, agent: false },
    (response) => {
      backend.up = response.statusCode === 200
      response.resume()
    },
  )
  probe.on('timeout', () => probe.destroy())
  probe.on('error', () => (backend.up = false))
}

/** Uses a new connection per request, the default of proxies: no idle connection can close during a request. */
const agent = new Agent({ keepAlive: false })

/** `unsent`: no connection; `broken`: closed before a response; `lacks it`: a 404 that another process may serve. */
function send(
  port: number,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  isMissingAllowed: boolean,
): Promise<'done' | 'unsent' | 'broken' | 'missing'> {
  return new Promise((resolve) => {
    const from = incoming.headers['x-forwarded-for']
    const headers = {
      ...incoming.headers,
      'x-forwarded-for': [from, incoming.socket.remoteAddress].flat().filter(Boolean).join(', '),
    }
    const { method, url: path } = incoming
    let connected = false
    const up = request({ host: '127.0.0.1', port, method, path, headers, agent }, (response) => {
      if (isMissingAllowed && response.statusCode === 404) {
        response.resume()
        return resolve('missing')
      }
      outgoing.writeHead(response.statusCode ?? 502, response.rawHeaders)
      response.pipe(outgoing)
      response.on('error', () => outgoing.destroy())
      response.on('end', () => resolve('done'))
      response.on('close', () => {
        if (!response.complete) outgoing.destroy()
        resolve('done')
      })
    })
    outgoing.on('close', () => up.destroy())
    up.on('error', () => {
      incoming.unpipe(up)
      if (outgoing.destroyed || outgoing.headersSent) resolve('done')
      else resolve(connected ? 'broken' : 'unsent')
    })
    up.on('socket', (socket) =>
      socket.once('connect', () => {
        connected = true
        incoming.pipe(up)
      }),
    )
  })
}
