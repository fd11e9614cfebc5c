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
 * A small reverse proxy: takes turns among processes of this machine, asks each four times a second whether it is ready
 * and leaves out what is not. What could not be sent goes to the next; what was sent and had no answer is sent again only
 * when it is a read, and is a 502 otherwise. A file of a page that one dashboard does not have is asked of the next one,
 * which may be the version that the page is from.
 */
export class Balancer {
  /** Requests that it answered with 502 itself. */
  failed = 0
  #server: Server
  #backends: Backend[]
  #turn = 0
  #watching: NodeJS.Timeout

  private constructor(server: Server, ports: number[], readyPath: string) {
    this.#server = server
    this.#backends = ports.map((port) => ({ port, up: true }))
    this.#watching = setInterval(() => {
      for (const backend of this.#backends) look(backend, readyPath)
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
    const ofPages = incoming.url?.startsWith('/_next/static/') ?? false
    const backends = this.#inTurn()
    for (const backend of backends) {
      const mayLack = ofPages && backend !== backends.findLast(({ up }) => up)
      const outcome = await send(backend.port, incoming, outgoing, mayLack)
      if (outcome === 'done') return
      if (outcome === 'lacks it') continue
      backend.up = false
      if (outcome === 'broken' && !read) break
    }
    this.failed += 1
    if (outgoing.headersSent) outgoing.destroy()
    else outgoing.writeHead(502, { 'content-type': 'text/plain', connection: 'close' }).end('Bad gateway')
  }

  /** Those that are up, the next one first; then the others, which may be back. */
  #inTurn(): Backend[] {
    this.#turn = (this.#turn + 1) % this.#backends.length
    const turned = [...this.#backends.slice(this.#turn), ...this.#backends.slice(0, this.#turn)]
    return [...turned.filter(({ up }) => up), ...turned.filter(({ up }) => !up)]
  }
}

function look(backend: Backend, path: string): void {
  const asked = get(
    { host: '127.0.0.1', port: backend.port, path, timeout: 2_000, agent: false },
    (answer) => {
      backend.up = answer.statusCode === 200
      answer.resume()
    },
  )
  asked.on('timeout', () => asked.destroy())
  asked.on('error', () => (backend.up = false))
}

/** One connection a request, as proxies do unless told otherwise: none that is kept can be closed under a request. */
const agent = new Agent({ keepAlive: false })

/** `unsent`: no connection; `broken`: it broke before an answer; `lacks it`: a 404, where another may have it. */
function send(
  port: number,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  mayLack: boolean,
): Promise<'done' | 'unsent' | 'broken' | 'lacks it'> {
  return new Promise((resolve) => {
    const from = incoming.headers['x-forwarded-for']
    const headers = {
      ...incoming.headers,
      'x-forwarded-for': [from, incoming.socket.remoteAddress].flat().filter(Boolean).join(', '),
    }
    const { method, url: path } = incoming
    let connected = false
    const up = request({ host: '127.0.0.1', port, method, path, headers, agent }, (answer) => {
      if (mayLack && answer.statusCode === 404) {
        answer.resume()
        return resolve('lacks it')
      }
      outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders)
      answer.pipe(outgoing)
      answer.on('error', () => outgoing.destroy())
      answer.on('end', () => resolve('done'))
      answer.on('close', () => {
        if (!answer.complete) outgoing.destroy()
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
