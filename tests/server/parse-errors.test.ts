import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { connect } from 'node:net'
import { respondToParseErrors } from '#contract/parse-errors.ts'
import { listenOnPort } from '../portals/listen.ts'

let server: Server
let port: number

beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === '/pending') return
    if (request.url === '/sent') response.writeHead(200).write('begun')
    request.resume().on('end', () => response.end('ended'))
  })
  respondToParseErrors(server, { 'x-content-type-options': 'nosniff' })
  port = await listenOnPort(server)
})
afterAll(() => {
  server.close()
  server.closeAllConnections()
})

async function sendRaw(...packets: string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.setNoDelay(true)
  let response = ''
  socket.on('data', (chunk) => (response += String(chunk))).on('error', () => undefined)
  const closed = once(socket, 'close')
  for (const packet of packets) {
    socket.write(packet)
    await new Promise((resolve) => setTimeout(resolve, 30))
  }
  await closed
  return response
}

const head = (path = '/') => `POST ${path} HTTP/1.1\r\nHost: x\r\n`
const chunked = 'Transfer-Encoding: chunked\r\n\r\n'

test.each([
  ['an unknown transfer encoding', 400, ['Transfer-Encoding: gzip, x\r\n\r\nhello']],
  ['two transfer encodings', 400, ['Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n']],
  ['a malformed chunk size', 400, [`${chunked}zz\r\nhello\r\n`]],
  ['a malformed chunk size in a later packet', 400, [chunked, 'zz\r\nhello\r\n']],
  ['a malformed chunk extension', 400, [chunked, '5;\u0001=\r\nhello\r\n']],
  ['chunk extensions of more than 16 KB', 413, [chunked, `5;${'a'.repeat(20_000)}\r\nhello\r\n0\r\n\r\n`]],
  ['a chunk without its end', 400, [chunked, '5\r\nhelloX\r\n']],
])('rejects %s, and closes the connection', async (_, status, [first = '', ...rest]) => {
  const response = await sendRaw(head() + first, ...rest)
  expect(response).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(response).toContain('\r\nconnection: close\r\n')
  expect(response).toContain('\r\nx-content-type-options: nosniff\r\n')
  expect(response).toMatch(/\r\n\r\n{"errors":{"msg":"ERROR"}}$/)
})

test('adds nothing to a response that has begun', async () => {
  const response = await sendRaw(head('/sent') + chunked, 'zz\r\n')
  expect(response).toContain('begun')
  expect(response).not.toContain('400')
})

test('closes the connection without a response while an earlier request waits for its own', async () => {
  expect(await sendRaw(`${head('/pending')}Content-Length: 0\r\n\r\n`, 'zz\r\n\r\n')).toBe('')
})
