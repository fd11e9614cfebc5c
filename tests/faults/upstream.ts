import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'

/** Responds to one connection in any way; `request` is the received head. */
export type Misbehaviour = (socket: Socket, request: string) => void

const head = (status: string, headers: Record<string, string | number> = {}) =>
  `HTTP/1.1 ${status}\r\n${Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}\r\n`
const json = { 'content-type': 'application/json' }
const completeResponse = (status: string, body: string, headers: Record<string, string> = json) =>
  head(status, { ...headers, 'content-length': Buffer.byteLength(body), connection: 'close' }) + body

/** Invalid behaviour of an API or a proxy. */
export const misbehaviours: Record<string, Misbehaviour> = {
  'an immediately closed connection': (socket) => socket.destroy(),
  'garbage instead of HTTP': (socket) => socket.end('\u0000\u0001 not HTTP \r\n\r\n'),
  'a page of HTML with 200': (socket) =>
    socket.end(
      completeResponse('200 OK', '<!doctype html><p>Hotel network', { 'content-type': 'text/html' }),
    ),
  'truncated JSON': (socket) => {
    socket.write(`${head('200 OK', { ...json, 'content-length': 1_000 })}{"properties":[`)
    setTimeout(() => socket.destroy(), 20)
  },
  'JSON of another type': (socket) => socket.end(completeResponse('200 OK', '"yes"')),
  'an unexpected success status': (socket) => socket.end(completeResponse('203 Maybe', '{}')),
  'no content': (socket) => socket.end(head('204 No Content', { connection: 'close' })),
  'a redirect elsewhere': (socket) =>
    socket.end(completeResponse('302 Found', '', { location: 'http://127.0.0.1:9/steal' })),
  'a redirect with a page': (socket) =>
    socket.end(completeResponse('307 Go', '<a>', { location: '//evil.example' })),
  'a failure with a stack': (socket) =>
    socket.end(completeResponse('500 Oh', 'Error at /srv/app/secret.ts:1', { 'content-type': 'text/plain' })),
  'a failure of ten megabytes': (socket) =>
    socket.end(completeResponse('400 No', `{"errors":{"msg":"${'x'.repeat(10_000_000)}"}}`)),
  'an unknown error code': (socket) =>
    socket.end(completeResponse('400 No', '{"errors":{"msg":"DROP TABLE"}}')),
  'errors of another shape': (socket) =>
    socket.end(completeResponse('422 No', '{"errors":[[["a"]]],"__proto__":{"msg":1}}')),
  'a gzip bomb': (socket) => {
    const bomb = gzipSync(Buffer.alloc(50_000_000))
    socket.write(head('200 OK', { ...json, 'content-encoding': 'gzip', 'content-length': bomb.length }))
    socket.end(bomb)
  },
  'endless headers': (socket) => {
    socket.write('HTTP/1.1 200 OK\r\n')
    const more = setInterval(() => socket.write(`x-a: ${'a'.repeat(60_000)}\r\n`), 5)
    socket.on('close', () => clearInterval(more))
  },
  'a wrong content length': (socket) => socket.end(head('200 OK', { ...json, 'content-length': 50 }) + '{}'),
  'two lengths': (socket) =>
    socket.end(`HTTP/1.1 200 OK\r\ncontent-length: 2\r\ncontent-length: 9\r\n\r\n{}`),
  'malformed chunks': (socket) => socket.end(`${head('200 OK', { 'transfer-encoding': 'chunked' })}zz\r\n`),
  'planted cookies and policies': (socket) =>
    socket.end(
      completeResponse('200 OK', '{}', {
        ...json,
        'set-cookie': 'sid=planted',
        'access-control-allow-origin': '*',
        'content-security-policy': 'default-src *',
        'x-powered-by': 'Foreign',
      }),
    ),
}

export const hangs: Record<string, Misbehaviour> = {
  'no response': () => undefined,
  'incomplete headers': (socket) => socket.write('HTTP/1.1 200 OK\r\ncontent-'),
  'an incomplete body': (socket) =>
    socket.write(`${head('200 OK', { ...json, 'content-length': 100 })}{"a":`),
  'a byte a second': (socket) => {
    socket.write(head('200 OK', { ...json, 'content-length': 1_000 }))
    const drip = setInterval(() => socket.write(' '), 1_000)
    socket.on('close', () => clearInterval(drip))
  },
}

/**
 * Starts an API that accepts sign-ins and leaves every other request to `behaviour`. It can be stopped and restarted on
 * its port.
 */
export async function startFaultyUpstream(signInBody: unknown) {
  const sockets = new Set<Socket>()
  const pending = new Set<Socket>()
  const state = { behaviour: ((socket) => socket.end(completeResponse('200 OK', '{}'))) as Misbehaviour }
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket) && pending.delete(socket))
    socket.on('error', () => undefined)
    let received = ''
    let responded = false
    socket.on('data', (chunk) => {
      received += chunk.toString('latin1')
      if (responded || !received.includes('\r\n\r\n')) return
      responded = true
      pending.add(socket)
      if (received.startsWith('POST /api/v1/auth/login'))
        socket.end(completeResponse('200 OK', JSON.stringify(signInBody)))
      else state.behaviour(socket, received)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    state,
    openRequests: () => pending.size,
    async stop() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
    async open() {
      server.listen(port, '127.0.0.1')
      await once(server, 'listening')
    },
  }
}
