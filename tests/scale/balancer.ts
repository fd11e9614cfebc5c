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

type Backend = { port: number; isHealthy: boolean }

/**
 * Small reverse proxy that distributes requests over local processes and checks their health four times a second. A
 * request that could not be sent goes to the next process. If the connection breaks before a response, reads are
 * retried and writes get a 502. A static file missing from one dashboard is requested from the next, which may run
 * the version that rendered the page.
 */
export class Balancer {
  #server: Server
  #backends: Backend[]
  #nextIndex = 0
  #healthCheckTimer: NodeJS.Timeout

  private constructor(server: Server, ports: number[], readyPath: string) {
    this.#server = server
    this.#backends = ports.map((port) => ({ port, isHealthy: true }))
    this.#healthCheckTimer = setInterval(() => {
      for (const backend of this.#backends) checkHealth(backend, readyPath)
    }, 250)
    server.on('request', (incoming, outgoing) => void this.#forward(incoming, outgoing))
  }

  static async open(port: number, host: string, ports: number[], readyPath: string): Promise<Balancer> {
    const server = createServer({ keepAliveTimeout: 65_000 })
    const balancer = new Balancer(server, ports, readyPath)
    server.listen(port, host)
    await once(server, 'listening')
    return balancer
  }

  close(): void {
    clearInterval(this.#healthCheckTimer)
    this.#server.close()
    this.#server.closeAllConnections()
  }

  async #forward(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const isRead = incoming.method === 'GET' || incoming.method === 'HEAD'
    const isStaticFile = incoming.url?.startsWith('/_next/static/') ?? false
    const backends = this.#orderBackends()
    for (const backend of backends) {
      const shouldSkip404 = isStaticFile && backend !== backends.findLast(({ isHealthy }) => isHealthy)
      const outcome = await send(backend.port, incoming, outgoing, shouldSkip404)
      if (outcome === 'done') return
      if (outcome === 'missing') continue
      backend.isHealthy = false
      if (outcome === 'broken' && !isRead) break
    }
    if (outgoing.headersSent) outgoing.destroy()
    else outgoing.writeHead(502, { 'content-type': 'text/plain', connection: 'close' }).end('Bad gateway')
  }

  /** Returns healthy processes round-robin, then the others, which may have recovered. */
  #orderBackends(): Backend[] {
    this.#nextIndex = (this.#nextIndex + 1) % this.#backends.length
    const rotated = [...this.#backends.slice(this.#nextIndex), ...this.#backends.slice(0, this.#nextIndex)]
    return [...rotated.filter(({ isHealthy }) => isHealthy), ...rotated.filter(({ isHealthy }) => !isHealthy)]
  }
}

function checkHealth(backend: Backend, path: string): void {
  const healthCheck = get(
    { host: '127.0.0.1', port: backend.port, path, timeout: 2_000, agent: false },
    (response) => {
      backend.isHealthy = response.statusCode === 200
      response.resume()
    },
  )
  healthCheck.on('timeout', () => healthCheck.destroy())
  healthCheck.on('error', () => (backend.isHealthy = false))
}

/** Opens a connection per request, as proxies do by default: no idle connection can close during a request. */
const agent = new Agent({ keepAlive: false })

/**
 * `done`: the response was forwarded, or the client has gone; `unsent`: no connection; `broken`: closed before a
 * response; `missing`: a 404 that another process may serve.
 */
function send(
  port: number,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  shouldSkip404: boolean,
): Promise<'done' | 'unsent' | 'broken' | 'missing'> {
  return new Promise((resolve) => {
    const forwardedFor = incoming.headers['x-forwarded-for']
    const headers = {
      ...incoming.headers,
      'x-forwarded-for': [forwardedFor, incoming.socket.remoteAddress].flat().filter(Boolean).join(', '),
    }
    const { method, url: path } = incoming
    let isConnected = false
    const upstream = request({ host: '127.0.0.1', port, method, path, headers, agent }, (response) => {
      if (shouldSkip404 && response.statusCode === 404) {
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
    outgoing.on('close', () => upstream.destroy())
    upstream.on('error', () => {
      incoming.unpipe(upstream)
      if (outgoing.destroyed || outgoing.headersSent) resolve('done')
      else resolve(isConnected ? 'broken' : 'unsent')
    })
    upstream.on('socket', (socket) =>
      socket.once('connect', () => {
        isConnected = true
        incoming.pipe(upstream)
      }),
    )
  })
}
