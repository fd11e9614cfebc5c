import { once } from 'node:events'
import type { Server } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import type { Hono } from 'hono'

/** Listens on 127.0.0.1, by default on a free port, and returns the port. */
export async function listenOnPort(server: Server, port = 0): Promise<number> {
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : port
}

export async function listenOnLoopback(
  app: Hono,
  port = 0,
): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createAdaptorServer({ fetch: app.fetch })
  return {
    url: `http://127.0.0.1:${await listenOnPort(server, port)}`,
    close: async () => {
      const closed = once(server, 'close')
      server.close()
      if ('closeAllConnections' in server) server.closeAllConnections()
      await closed
    },
  }
}
