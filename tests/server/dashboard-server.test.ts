import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import type { Server, ServerResponse } from 'node:http'
import { connect, type Socket } from 'node:net'
import { parseTrustedProxies } from '#contract/client-address.ts'
import { createDashboardServer } from '../../lib/launch/dashboard-server.ts'
import { overflowOf } from '../../lib/launch/cookie-overflow.ts'
import { listenOnPort } from '../portals/listen.ts'
import { waitUntil } from '../wait-until.ts'

let server: Server
let origin = ''
let port = 0
let pending: ServerResponse[] = []

type StartOptions = { appOrigin?: string; files?: string[]; trustedProxies?: string }

async function start({
  appOrigin = 'https://dashboard.example',
  files = [],
  trustedProxies = '',
}: StartOptions = {}) {
  server = createDashboardServer(
    (request, response) => {
      if (request.url === '/own') response.setHeader('content-security-policy', 'own')
      if (request.url === '/render') blockThread(20)
      if (request.url?.endsWith('/pending')) return void pending.push(response)
      if (request.url === '/head') response.writeHead(201, { 'x-content-type-options': 'own' })
      response.end(
        request.url === '/client' ? String(request.headers['x-client-address']) : `served ${request.url}`,
      )
    },
    {
      origin: appOrigin,
      files: new Set(files),
      isTrustedProxy: parseTrustedProxies(trustedProxies),
    },
  )
  port = await listenOnPort(server)
  origin = `http://127.0.0.1:${port}`
}
afterEach(() => {
  server.close()
  server.closeAllConnections()
})

/** Keeps the thread busy, like the rendering of a page. */
function blockThread(durationMs: number) {
  const end = performance.now() + durationMs
  while (performance.now() < end);
}

async function sendRaw(text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.end(text)
  let response = ''
  for await (const chunk of socket) response += String(chunk)
  return response
}

const statusLine = async (line: string) =>
  (await sendRaw(`${line}\r\nHost: x\r\nConnection: close\r\n\r\n`)).split('\r\n')[0]

test('adds nosniff, frame-ancestors and, on https, HSTS to responses that do not set these headers', async () => {
  await start()
  const response = await fetch(origin)
  expect(await response.text()).toBe('served /')
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'x-content-type-options': 'nosniff',
    'content-security-policy':
      "default-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
  })
  // A response's own headers are not overwritten.
  expect((await fetch(`${origin}/own`)).headers.get('content-security-policy')).toBe('own')
  const head = await fetch(`${origin}/head`)
  expect([head.status, head.headers.get('x-content-type-options')]).toEqual([201, 'own'])
})

test('returns 405 for TRACE and unsupported methods, and 400 for ambiguous body framing', async () => {
  await start({ appOrigin: 'http://localhost:8080' })
  expect((await fetch(origin)).headers.get('strict-transport-security')).toBeNull()
  for (const method of ['TRACE', 'PROPFIND', 'LOCK', 'PURGE']) {
    const response = await sendRaw(`${method} / HTTP/1.1\r\nHost: x\r\nX-Secret: canary\r\n\r\n`)
    expect([method, response.split('\r\n')[0]]).toEqual([method, 'HTTP/1.1 405 Method Not Allowed'])
    expect(response).toMatch(/METHOD_NOT_ALLOWED/)
    expect(response).not.toMatch(/canary/)
  }
  // Pages and files are read-only; calls have their own methods.
  for (const method of ['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'POST']) {
    const file = await fetch(`${origin}/version.json`, { method })
    expect([method, file.status, file.headers.get('allow')]).toEqual([method, 405, 'GET, HEAD'])
    expect((await fetch(`${origin}/api/v1/properties`, { method })).status).toBe(200)
  }
  const twoFramings =
    'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'
  expect(await sendRaw(twoFramings)).toMatch(/^HTTP\/1\.1 400/)
  const twoLengths = 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nhello'
  expect(await sendRaw(twoLengths)).toMatch(/^HTTP\/1\.1 400/)
})

test('responds to a body that cannot be parsed with 400 and the usual security headers', async () => {
  pending = []
  await start()
  const response = await sendRaw(
    'POST /api/v1/pending HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
  )
  expect(response).toMatch(/^HTTP\/1\.1 400/)
  expect(response).toContain('strict-transport-security: max-age=63072000; includeSubDomains')
  expect(response).toContain('{"errors":{"msg":"ERROR"}}')
})

test('redirects a form submitted before hydration to its own page, never to another site', async () => {
  await start({ appOrigin: 'http://localhost:8080' })
  const send = async (path: string, headers = 'Sec-Fetch-Mode: navigate\r\n') => {
    const response = await sendRaw(
      `POST ${path} HTTP/1.1\r\nHost: x\r\n${headers}Content-Length: 3\r\n\r\na=b`,
    )
    return [response.split('\r\n')[0], /^location: (.*)$/im.exec(response)?.[1]]
  }
  expect(await send('/login?next=%2Finbox')).toEqual(['HTTP/1.1 303 See Other', '/login?next=%2Finbox'])
  const methodNotAllowed = ['HTTP/1.1 405 Method Not Allowed', undefined]
  expect(await send('http://evil.example/')).toEqual(['HTTP/1.1 400 Bad Request', undefined])
  for (const path of ['//evil.example/', '/\\evil.example/'])
    expect([path, ...(await send(path))]).toEqual([path, ...methodNotAllowed])
  expect(await send('/login', '')).toEqual(methodNotAllowed)
})

test('deletes oversized cookies, and explains the remedy the second time', async () => {
  await start()
  const cookies = `cookie: x=${'a'.repeat(20_000)}\r\n\r\n`
  const first = await sendRaw(`GET /home HTTP/1.1\r\nhost: dashboard\r\n${cookies}`)
  expect(first).toMatch(/^HTTP\/1.1 431 /)
  expect(first).toContain('clear-site-data: "cookies"')
  expect(first).toContain('x-content-type-options: nosniff')
  expect(first).toContain('url=/login?cookies=deleted')
  const second = await sendRaw(`GET /login?cookies=deleted HTTP/1.1\r\nhost: dashboard\r\n${cookies}`)
  expect(second).toContain('Apague-os nas definições do navegador')
  expect(second).not.toContain('refresh')
  expect((await fetch(`${origin}/home`)).status).toBe(200)
})

test('deletes no cookies for an oversized URL, which another site may have chosen', async () => {
  await start()
  const url = `/about?x=${'a'.repeat(20_000)}`
  const agent = 'user-agent: Mozilla/5.0 (X11; Linux x86_64)\r\n\r\n'
  const response = await sendRaw(`GET ${url} HTTP/1.1\r\nhost: dashboard\r\n${agent}`)
  expect(response).toMatch(/^HTTP\/1.1 414 /)
  expect(response).not.toContain('clear-site-data')
})

test.each([
  ['url', `GET /about?${'a'.repeat(9_000)}`],
  ['url', 'a'.repeat(9_000)],
  ['url', `${'a'.repeat(5_000)} HTTP/1.1\r\nuser-agent: Mozilla/5.0 (X11; Linux x86_64)\r\n`],
  ['cookies', `GET /home HTTP/1.1\r\ncookie: x=${'a'.repeat(20_000)}`],
  ['cookies', `${'a'.repeat(900)}; y=${'b'.repeat(9_000)}`],
  ['cookies', `${'a'.repeat(900)}\r\naccept: */*\r\n`],
])('names %s as the cause of a request head that is too large', (cause, packet) => {
  const error = Object.assign(new Error(), { code: 'HPE_HEADER_OVERFLOW', rawPacket: Buffer.from(packet) })
  expect(overflowOf(error)).toBe(cause)
})

test('returns 404 for files of another version and for the image optimizer, without rendering a page', async () => {
  await start({ appOrigin: 'http://localhost:8080', files: ['/_next/static/chunks/0a~b.js'] })
  const status = async (file: string, method = 'GET') =>
    (await fetch(`${origin}/_next/${file}`, { method })).status
  expect([await status('static/chunks/0a~b.js?dpl=1'), await status('static/chunks/0a%7Eb.js')]).toEqual([
    200, 200,
  ])
  expect([await status('static/chunks/other.js'), await status('static/%ff')]).toEqual([404, 404])
  expect(await status('static/chunks/other.js', 'HEAD')).toBe(404)
  for (const path of ['image', 'image?url=%2Fmedia%2Fa.webp%0A&w=64&q=75', '%69mage?url=x', 'image/'])
    expect([path, await status(path)]).toEqual([path, 404])
  const response = await fetch(`${origin}/_next/static/chunks/other.js`)
  expect([response.headers.get('cache-control'), response.headers.get('x-content-type-options')]).toEqual([
    'no-store',
    'nosniff',
  ])
})

test.each([
  ['malformed escapes', ['/%zz', '/home/%c0%ae', '/media/%zz.png', '/api/v1/users/%/delete']],
  ['dot segments', ['/api/../login', '/media/..%2flogin', '/_next/static/%2e%2e/x', '/a/.', '/api/v1/..#']],
  ['paths without a handler', ['/api/foo', '/api/x%20y', '/_next/foo', '/_next/data/x.json']],
])('rejects %s without rendering a page', async (_, paths) => {
  await start()
  for (const path of paths)
    expect([path, await statusLine(`POST ${path} HTTP/1.1`)]).toEqual([
      path,
      expect.stringMatching(/ 40[45] /),
    ])
  for (const path of paths)
    expect([path, await statusLine(`GET ${path} HTTP/1.1`)]).toEqual([path, 'HTTP/1.1 404 Not Found'])
})

test('serves paths with escapes and with dots within names', async () => {
  await start()
  for (const path of ['/media/a%20b.png', '/api/v1/x%20y', '/api/health?a=..', '/.well-known/security.txt'])
    expect(await (await fetch(origin + path)).text()).toBe(`served ${path}`)
})

test('serves only paths and absolute URLs of its own origin', async () => {
  await start({ appOrigin: 'http://localhost:8080' })
  for (const target of ['*', 'http://evil.example/x', 'https://localhost:1/', 'ftp://localhost:8080/'])
    expect([target, await statusLine(`GET ${target} HTTP/1.1`)]).toEqual([target, 'HTTP/1.1 400 Bad Request'])
  expect(await statusLine('OPTIONS * HTTP/1.1')).toBe('HTTP/1.1 400 Bad Request')
  const own = await sendRaw(
    'GET http://localhost:8080/api/v1/a?b=c HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
  )
  expect(own).toContain('served /api/v1/a?b=c')
})

test('limits connections, and closes one without complete headers after ten seconds', async () => {
  await start()
  expect(server).toMatchObject({
    maxConnections: 2_048,
    headersTimeout: 10_000,
    requestTimeout: 60_000,
    keepAliveTimeout: 65_000,
  })
  const socket = connect(port, '127.0.0.1')
  socket.write('GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ')
  const startedAt = Date.now()
  let response = ''
  for await (const chunk of socket) response += String(chunk)
  expect(response).toMatch(/^HTTP\/1.1 408 /)
  expect(Date.now() - startedAt).toBeGreaterThan(9_000)
})

test('treats an upgrade request as an ordinary request, even if the framework listens for upgrades', async () => {
  await start()
  server.on('upgrade', () => undefined)
  const upgrade = 'Connection: Upgrade\r\nUpgrade: websocket\r\n'
  expect(await sendRaw(`GET /api/v1/a HTTP/1.1\r\nHost: x\r\n${upgrade}\r\n`)).toContain('served /api/v1/a')
  expect(await sendRaw(`GET * HTTP/1.1\r\nHost: x\r\n${upgrade}\r\n`)).toMatch(/^HTTP\/1.1 400 /)
})

test('rejects a target of more than 4 KB, and sets a socket timeout of 90 s', async () => {
  await start()
  expect((await fetch(`${origin}/login?next=/${'x'.repeat(4_100)}`)).status).toBe(414)
  expect(server.timeout).toBe(90_000)
})

test('renders eight pages per client at once, queues 512, rejects more, and serves other clients', async () => {
  pending = []
  await start({ trustedProxies: '127.0.0.1' })
  const requestPath = (path: string, client: string) =>
    fetch(origin + path, { headers: { 'x-forwarded-for': client } })
  const pages = Array.from({ length: 8 + 512 }, () => requestPath('/pending', '192.0.2.1'))
  await waitUntil(() => pending.length === 8)
  // Connections arrive in any order, so only a rejected request shows that the queue is full.
  let rejectedCount = 0
  const surplusRequests: Promise<unknown>[] = []
  await waitUntil(() => {
    surplusRequests.push(
      requestPath('/other', '192.0.2.1').then(({ status }) => (rejectedCount += status === 503 ? 1 : 0)),
    )
    return rejectedCount > 0
  })
  expect(pending).toHaveLength(8)
  expect((await requestPath('/other', '192.0.2.2')).status).toBe(200)
  expect((await requestPath('/api/v1/session', '192.0.2.1')).status).toBe(200)
  const release = setInterval(() => pending.splice(0).forEach((response) => response.end()), 5)
  const statuses = (await Promise.all(pages)).map(({ status }) => status)
  await Promise.all(surplusRequests)
  clearInterval(release)
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(500)
})

test('handles 64 calls of a client at once, and the health check at any time', async () => {
  pending = []
  await start()
  const calls = Array.from({ length: 65 }, () => fetch(`${origin}/api/v1/pending`))
  await waitUntil(() => pending.length === 64)
  expect((await fetch(`${origin}/api/health`)).status).toBe(200)
  expect(pending).toHaveLength(64)
  const release = setInterval(() => pending.splice(0).forEach((response) => response.end()), 5)
  await Promise.all(calls)
  clearInterval(release)
})

test('closes a connection that sends requests without awaiting responses', async () => {
  pending = []
  await start()
  await sendRaw('GET /api/v1/pending HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(3_000)).catch(() => undefined)
  expect(pending).toHaveLength(8)
})

test('closes connections of one client beyond 1,024, and accepts those of others', async () => {
  await start()
  const sockets: Socket[] = []
  // In batches, because the kernel queues only a few hundred new connections.
  while (sockets.length < 1_100) {
    const batch = Array.from({ length: 100 }, () => connect(port, '127.0.0.1'))
    for (const socket of batch) socket.on('error', () => undefined).resume()
    await Promise.all(batch.map((socket) => once(socket, 'connect')))
    sockets.push(...batch)
  }
  await waitUntil(() => sockets.filter(({ closed }) => closed).length === 1_100 - 1_024)
  const other = connect({ port, host: '127.0.0.1', localAddress: '127.0.0.2' })
  other.write('GET /a HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')
  let response = ''
  for await (const chunk of other) response += String(chunk)
  expect(response).toContain('served /a')
  for (const socket of sockets) socket.destroy()
})

test('serves another client within two seconds while one client floods the server', async () => {
  await start()
  const head = 'GET /render HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'
  const flood = Array.from({ length: 200 }, () => connect(port, '127.0.0.1').resume())
  for (const socket of flood) socket.write(head)
  await Promise.all(flood.map((socket) => once(socket, 'connect')))
  const startedAt = performance.now()
  const other = connect({ port, host: '127.0.0.1', localAddress: '127.0.0.2' })
  other.resume().write(head)
  await once(other, 'close')
  // Rendering for the flood takes 4 s.
  expect(performance.now() - startedAt).toBeLessThan(2_000)
  for (const socket of flood) socket.destroy()
})

test('names all invalid settings and does not start', () => {
  const run = spawnSync(process.execPath, ['--no-warnings', 'lib/launch/dashboard.ts'], {
    env: {
      NODE_ENV: 'production',
      PATH: process.env.PATH,
      PORT: '0',
      SESSION_SECRET: 'short',
      METRICS_TOKEN: 'x',
      APP_ORIGIN: 'ftp://x',
    },
    encoding: 'utf8',
  })
  expect(run.status).toBe(1)
  for (const name of ['PORT', 'SESSION_SECRET', 'METRICS_TOKEN', 'APP_ORIGIN'])
    expect(run.stderr).toContain(`  ${name}: `)
})

test('formats framework output as one line of JSON, whatever a request contains', () => {
  const code = `import { logConsole } from './lib/launch/console-log.ts'; logConsole()
    console.error('\\u001b[31mfailed\\u001b[0m', 'a\\r\\n{"level":"forged"}\\u009b2J\\u2028', 'x'.repeat(9_000))`
  const run = spawnSync(process.execPath, ['--no-warnings', '--input-type=module', '--eval', code], {
    encoding: 'utf8',
  })
  const lines = run.stdout.trimEnd().split('\n')
  expect(lines).toHaveLength(1)
  expect(run.stdout.trimEnd()).toMatch(/^[\x20-\x7e]+$/)
  const { level, text } = JSON.parse(lines[0] ?? '')
  expect([level, text.length]).toEqual(['error', 4_000])
  expect(text).toMatch(/^failed a\r\n\{"level":"forged"\}/)
})

test("passes the socket's address, or the one that a trusted proxy reports, to handlers, never one that the client claims", async () => {
  const claim = { 'x-client-address': '203.0.113.5', 'x-forwarded-for': '9.9.9.9, 203.0.113.6' }
  const clientAddressOf = async (headers: Record<string, string> = {}) =>
    (await fetch(`${origin}/client`, { headers })).text()
  await start({ trustedProxies: '192.0.2.1' })
  expect([await clientAddressOf(), await clientAddressOf(claim)]).toEqual(['127.0.0.1', '127.0.0.1'])
  server.close()
  server.closeAllConnections()
  await start({ trustedProxies: '127.0.0.1,::1' })
  expect(await clientAddressOf(claim)).toBe('203.0.113.6')
})
