import { getRequestListener } from '@hono/node-server'
import type { Bindings } from './bindings.ts'
import type { Hono } from 'hono'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { createPipeliningLimit, limitConnections, serverTimeouts } from '#contract/connection-limits.ts'
import { respondToParseErrors } from '#contract/parse-errors.ts'
import { defaultHeaders } from './request-lifecycle.ts'

export type RunningServer = {
  /** Closes each connection with its next response, so that keep-alive clients reconnect elsewhere. */
  drain: () => void
  /** Stops accepting requests, finishes those in flight, and cuts off the rest after `graceMs`. */
  stop: (graceMs: number) => Promise<void>
}

/** Starts the server; resolves when it is listening. Throws if the address is unavailable. */
export async function listen(app: Hono<Bindings>, host: string, port: number): Promise<RunningServer> {
  const handle = getRequestListener(app.fetch)
  const acceptsRequest = createPipeliningLimit()
  const server = createServer(serverTimeouts, (request, response) => {
    if (!acceptsRequest(request, response)) return
    const path = pathOf(request.url)
    if (path === null) return void response.writeHead(400, { ...defaultHeaders, connection: 'close' }).end()
    request.url = path
    void handle(request, response)
  })
  limitConnections(server)
  respondToParseErrors(server, defaultHeaders)
  let isDraining = false
  server.prependListener('request', (_, response) => {
    if (isDraining) response.shouldKeepAlive = false
  })
  server.listen(port, host)
  await once(server, 'listening')
  const drain = () => {
    isDraining = true
  }
  return { drain, stop: (graceMs) => close(server, graceMs) }
}

/** Returns path and query of a request target, absolute or not; null for targets without a path, such as `*`. */
function pathOf(target = ''): string | null {
  if (target.startsWith('/')) return target
  if (!/^https?:/i.test(target) || !URL.canParse(target)) return null
  const { pathname, search } = new URL(target)
  return pathname + search
}

async function close(server: Server, graceMs: number): Promise<void> {
  const closed = once(server, 'close')
  server.close()
  // `close` closes only connections that are idle at that moment, not those that become idle later.
  const idleTimer = setInterval(() => server.closeIdleConnections(), 50)
  const deadlineTimer = setTimeout(() => server.closeAllConnections(), graceMs)
  await closed
  clearInterval(idleTimer)
  clearTimeout(deadlineTimer)
}
