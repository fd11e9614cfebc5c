import { readFileSync } from 'node:fs'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { toRateLimitKey } from './client-address.ts'

/** File descriptors left for lazily loaded code, photos, the database and other servers. */
const reservedDescriptors = 256

/** Returns the number of sockets that a limit of open files allows. */
export const maxSocketsFor = (openFiles: number): number =>
  Math.min(2_048, Math.max(openFiles - reservedDescriptors, Math.floor(openFiles / 2)))

const maxSockets = maxSocketsFor(openFilesLimit())
/** Half of the sockets, so that one client's idle connections leave room for those of others. */
const maxSocketsPerClient = Math.floor(maxSockets / 2)
/** Browsers and proxies await each response; Node starts all requests of a pipelining client at once. */
const maxPipelined = 8

/** Timeouts of a server in ms. Slow senders are cut off; idle connections outlast those of common proxies. */
export const serverTimeouts = {
  headersTimeout: 10_000,
  requestTimeout: 60_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 2_000,
}
/** Cuts off a client after this time without a byte in either direction; longer than any wait for the API. */
const idleTimeoutMs = 90_000

/**
 * Limits a server's connections, in total and per client address, and their idle time (docs/fault-testing.md R-20).
 * Trusted proxies carry many clients, so the limit per address doesn't apply to them.
 */
export function limitConnections(server: Server, isTrusted: (address: string) => boolean = () => false) {
  const counts = new Map<string, number>()
  server.maxConnections = maxSockets
  server.setTimeout(idleTimeoutMs)
  server.on('connection', (socket) => {
    const address = socket.remoteAddress ?? ''
    if (isTrusted(address)) return
    const client = toRateLimitKey(address)
    const count = (counts.get(client) ?? 0) + 1
    counts.set(client, count)
    socket.once('close', () => {
      const remainingCount = (counts.get(client) ?? 1) - 1
      if (remainingCount === 0) counts.delete(client)
      else counts.set(client, remainingCount)
    })
    if (count > maxSocketsPerClient) socket.destroy()
  })
}

/** Returns a function that returns true if a request may start; otherwise it has closed the request's connection. */
export function createPipeliningLimit() {
  const counts = new WeakMap<Duplex, number>()
  return ({ socket }: IncomingMessage, response: ServerResponse): boolean => {
    const count = (counts.get(socket) ?? 0) + 1
    if (count > maxPipelined) socket.destroy()
    if (socket.destroyed) return false
    counts.set(socket, count)
    response.once('close', () => counts.set(socket, (counts.get(socket) ?? 1) - 1))
    return true
  }
}

/** Returns this process's limit of open files, which Node raises to the maximum; Infinity where it can't be read. */
function openFilesLimit(): number {
  try {
    const limits = readFileSync('/proc/self/limits', 'utf8')
    return Number(/^Max open files\s+(\d+)/m.exec(limits)?.[1] ?? Infinity)
  } catch {
    return Infinity
  }
}
