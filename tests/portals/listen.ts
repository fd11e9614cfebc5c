import { once } from 'node:events'
import { createAdaptorServer } from '@hono/node-server'
import type { Hono } from 'hono'

export async function listenOnLoopback(
  app: Hono,
  port = 0,
): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createAdaptorServer({ fetch: app.fetch })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const boundPort = typeof address === 'object' && address !== null ? address.port : port
  return {
    url: `http://127.0.0.1:${boundPort}`,
    close: async () => {
      const closed = once(server, 'close')
      server.close()
      if ('closeAllConnections' in server) server.closeAllConnections()
      await closed
    },
  }
}
