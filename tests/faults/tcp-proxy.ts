import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** Starts a TCP proxy for PostgreSQL whose connections can be cut, refused and frozen. */
export async function openProxy(target: string) {
  const address = new URL(target)
  const sockets = new Set<Socket>()
  let state: 'forwarding' | 'frozen' | 'refusing' = 'forwarding'
  let onRequest: (chunk: Buffer) => 'forward' | 'cut' | 'forward and cut' = () => 'forward'

  const destroySockets = () => {
    for (const socket of sockets) socket.destroy()
  }
  const server = createServer((downstream) => {
    if (state === 'refusing') return downstream.destroy()
    const upstream = connect(Number(address.port), address.hostname)
    for (const socket of [downstream, upstream]) {
      sockets.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => {
        sockets.delete(socket)
        downstream.destroy()
        upstream.destroy()
      })
      if (state === 'frozen') socket.pause()
    }
    downstream.on('data', (chunk: Buffer) => {
      const verdict = onRequest(chunk)
      if (verdict === 'cut') return void downstream.destroy()
      upstream.write(chunk)
      // The server executes the request, but its response is dropped.
      if (verdict === 'forward and cut') {
        upstream.removeAllListeners('data').resume()
        upstream.removeAllListeners('close')
        upstream.end()
        downstream.destroy()
      }
    })
    upstream.on('data', (chunk: Buffer) => downstream.write(chunk))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const listening = server.address()
  const url = new URL(target)
  url.port = String(typeof listening === 'object' && listening !== null ? listening.port : 0)

  return {
    url: url.href,
    intercept: (decide: typeof onRequest) => {
      onRequest = decide
    },
    refuse() {
      state = 'refusing'
      destroySockets()
    },
    /** Accepts connections and data without forwarding. */
    freeze() {
      state = 'frozen'
      for (const socket of sockets) socket.pause()
    },
    forward() {
      state = 'forwarding'
      onRequest = () => 'forward'
      for (const socket of sockets) socket.resume()
    },
    close() {
      destroySockets()
      server.close()
    },
  }
}

export type Proxy = Awaited<ReturnType<typeof openProxy>>
