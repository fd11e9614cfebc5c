import { connect } from 'node:net'
import { Hono } from 'hono'
import type { Bindings } from '../../agency-api/bindings.ts'
import { listen, type RunningServer } from '../../agency-api/server.ts'
import { findFreePort } from '../e2e/support/free-port.ts'

let port: number
let server: RunningServer

beforeAll(async () => {
  port = await findFreePort()
  const app = new Hono<Bindings>()
  app.post('/body', async (context) => context.text(await context.req.text()))
  app.all('*', (context) => context.text(new URL(context.req.url).pathname))
  server = await listen(app, '127.0.0.1', port)
})
afterAll(() => server.stop(0))

async function send(line: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.end(`${line} HTTP/1.1\r\nHost: api.example\r\nConnection: close\r\n\r\n`)
  let response = ''
  for await (const chunk of socket) response += String(chunk)
  return response
}

test.each(['GET *', 'OPTIONS *', 'GET nonsense'])('rejects the request target of %s', async (line) => {
  expect(await send(line)).toMatch(/^HTTP\/1.1 400 /)
})

test('reads the path of an absolute request target, whatever its host', async () => {
  expect(await send('GET http://evil.example/livez?x')).toMatch(/^HTTP\/1.1 200 [^]*\/livez/)
})

test('responds to a body that cannot be parsed with 400 and the usual security headers', async () => {
  const socket = connect(port, '127.0.0.1')
  socket.write('POST /body HTTP/1.1\r\nHost: api.example\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n')
  let response = ''
  for await (const chunk of socket) response += String(chunk)
  expect(response).toMatch(/^HTTP\/1.1 400 /)
  expect(response).toContain("content-security-policy: default-src 'none'; frame-ancestors 'none'")
  expect(response).toContain('{"errors":{"msg":"ERROR"}}')
})
