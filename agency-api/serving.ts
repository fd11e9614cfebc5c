import { getRequestListener } from '@hono/node-server'
import type { Bindings } from './app.ts'
import type { Hono } from 'hono'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'

/**
 * Slow senders are cut off and sockets capped, so that a thousand of them neither starve the office nor the machine
 * (docs/torture.md R-20). Node looks for those that are late every so many ms.
 */
const limits = {
  headersTimeout: 10_000,
  requestTimeout: 60_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 2_000,
}
const mostSockets = 2_048
/** Time in ms without a byte in either direction: clients that never read are cut off. */
const idleTimeout = 90_000

export type Serving = {
  /** Ends each connection with its next answer, so that callers who keep connections open go elsewhere. */
  drain: () => void
  /** Takes no new requests, lets those under way end, and cuts off what still runs after `graceMs`. */
  stop: (graceMs: number) => Promise<void>
}

/** Listens, and resolves once it does. Throws when the address cannot be had. */
export async function listen(app: Hono<Bindings>, host: string, port: number): Promise<Serving> {
  const handle = getRequestListener(app.fetch)
  const server = createServer(limits, (request, response) => {
    const path = pathOf(request.url)
    if (path === null) return void response.writeHead(400, { connection: 'close' }).end()
    request.url = path
    void handle(request, response)
  })
  server.maxConnections = mostSockets
  server.setTimeout(idleTimeout)
  let draining = false
  server.prependListener('request', (_, response) => {
    if (draining) response.shouldKeepAlive = false
  })
  server.listen(port, host)
  await once(server, 'listening')
  const drain = () => {
    draining = true
  }
  return { drain, stop: (graceMs) => close(server, graceMs) }
}

/** Returns path and query of a request target, absolute or not; null for what has no path, such as `*`. */
function pathOf(target = ''): string | null {
  if (target.startsWith('/')) return target
  if (!/^https?:/i.test(target) || !URL.canParse(target)) return null
  const { pathname, search } = new URL(target)
  return pathname + search
}

async function close(server: Server, graceMs: number): Promise<void> {
  const closed = once(server, 'close')
  server.close()
  // Connections that fall idle after their last answer are not closed by Node itself.
  const idle = setInterval(() => server.closeIdleConnections(), 50)
  const deadline = setTimeout(() => server.closeAllConnections(), graceMs)
  await closed
  clearInterval(idle)
  clearTimeout(deadline)
}
