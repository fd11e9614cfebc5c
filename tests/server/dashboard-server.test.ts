import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import os from 'node:os'
import path from 'node:path'

const guard = path.resolve('lib/launch/every-answer.mjs')
const server = `
  import { createServer } from 'node:http'
  const answering = createServer((request, response) => {
    if (request.url === '/own') response.setHeader('content-security-policy', 'own')
    if (request.url === '/head') response.writeHead(201, { 'x-content-type-options': 'own' })
    response.end(request.url === '/client' ? request.headers['x-client-address'] : 'served')
  })
  answering.listen(0, '127.0.0.1', () => console.log(answering.address().port))`

let child: ChildProcess
let origin = ''
let port = 0

async function start(env: Record<string, string>, cwd?: string) {
  const args = ['--import', guard, '--input-type=module', '--eval', server]
  child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = (await once(child.stdout ?? child, 'data')) as [Buffer]
  port = Number(String(line))
  origin = `http://127.0.0.1:${port}`
}
afterEach(() => void child.kill())

/** Bytes as they are, for what no client sends. */
async function raw(text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.end(text)
  let answer = ''
  for await (const chunk of socket) answer += String(chunk)
  return answer
}

test('whatever answers, it says nosniff, who may frame it and, on https, that nothing else is to be asked', async () => {
  await start({ APP_ORIGIN: 'https://desk.example' })
  const plain = await fetch(origin)
  expect(await plain.text()).toBe('served')
  expect(Object.fromEntries(plain.headers)).toMatchObject({
    'x-content-type-options': 'nosniff',
    'content-security-policy':
      "default-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
  })
  // What an answer says of itself stands.
  expect((await fetch(`${origin}/own`)).headers.get('content-security-policy')).toBe('own')
  const head = await fetch(`${origin}/head`)
  expect([head.status, head.headers.get('x-content-type-options')]).toEqual([201, 'own'])
})

test('TRACE and other methods outside the web are 405, and what frames a body in two ways is no request', async () => {
  await start({ APP_ORIGIN: 'http://localhost:3000' })
  expect((await fetch(origin)).headers.get('strict-transport-security')).toBeNull()
  for (const method of ['TRACE', 'PROPFIND', 'LOCK', 'PURGE']) {
    const answer = await raw(`${method} / HTTP/1.1\r\nHost: x\r\nX-Secret: canary\r\n\r\n`)
    expect([method, answer.split('\r\n')[0]]).toEqual([method, 'HTTP/1.1 405 Method Not Allowed'])
    expect(answer).toMatch(/METHOD_NOT_ALLOWED/)
    expect(answer).not.toMatch(/canary/)
  }
  // Pages and files are read; calls have methods of their own.
  for (const method of ['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'POST']) {
    const file = await fetch(`${origin}/version.json`, { method })
    expect([method, file.status, file.headers.get('allow')]).toEqual([method, 405, 'GET, HEAD'])
    expect((await fetch(`${origin}/api/v1/properties`, { method })).status).toBe(200)
  }
  const twice =
    'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'
  expect(await raw(twice)).toMatch(/^HTTP\/1\.1 400/)
  const lengths = 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nhello'
  expect(await raw(lengths)).toMatch(/^HTTP\/1\.1 400/)
})

test('a form that is sent before the scripts have come leads back to its page, and to no other site', async () => {
  await start({ APP_ORIGIN: 'http://localhost:3000' })
  const send = async (path: string, more = 'Sec-Fetch-Mode: navigate\r\n') => {
    const answer = await raw(`POST ${path} HTTP/1.1\r\nHost: x\r\n${more}Content-Length: 3\r\n\r\na=b`)
    return [answer.split('\r\n')[0], /^location: (.*)$/im.exec(answer)?.[1]]
  }
  expect(await send('/login?next=%2Finbox')).toEqual(['HTTP/1.1 303 See Other', '/login?next=%2Finbox'])
  const refused = ['HTTP/1.1 405 Method Not Allowed', undefined]
  for (const path of ['//evil.example/', '/\\evil.example/', 'http://evil.example/'])
    expect([path, ...(await send(path))]).toEqual([path, ...refused])
  expect(await send('/login', '')).toEqual(refused)
})

test('more cookies than the server takes are deleted, and the second time the page says what to do', async () => {
  await start({ APP_ORIGIN: 'https://desk.example' })
  const many = `cookie: x=${'a'.repeat(20_000)}\r\n\r\n`
  const first = await raw(`GET /home HTTP/1.1\r\nhost: desk\r\n${many}`)
  expect(first).toMatch(/^HTTP\/1.1 431 /)
  expect(first).toContain('clear-site-data: "cookies"')
  expect(first).toContain('x-content-type-options: nosniff')
  expect(first).toContain('url=/login?cookies=deleted')
  const second = await raw(`GET /login?cookies=deleted HTTP/1.1\r\nhost: desk\r\n${many}`)
  expect(second).toContain('Apague os cookies deste site')
  expect(second).not.toContain('refresh')
  expect((await fetch(`${origin}/home`)).status).toBe(200)
})

test('a file of another version is a 404 and no page, whoever asks', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'soleira-files-'))
  mkdirSync(path.join(folder, '.next/static/chunks'), { recursive: true })
  writeFileSync(path.join(folder, '.next/static/chunks/0a~b.js'), '')
  await start({ NODE_ENV: 'production' }, folder)
  const status = async (file: string, method = 'GET') =>
    (await fetch(`${origin}/_next/static/${file}`, { method })).status
  expect([await status('chunks/0a~b.js?dpl=1'), await status('chunks/0a%7Eb.js')]).toEqual([200, 200])
  expect([await status('chunks/other.js'), await status('%ff')]).toEqual([404, 404])
  expect(await status('chunks/other.js', 'HEAD')).toBe(404)
  const answer = await fetch(`${origin}/_next/static/chunks/other.js`)
  expect([answer.headers.get('cache-control'), answer.headers.get('x-content-type-options')]).toEqual([
    'no-store',
    'nosniff',
  ])
  rmSync(folder, { recursive: true, force: true })
})

test('handlers get the address of the socket, or the one that a trusted proxy names; never a client’s claim', async () => {
  const asked = async (headers: Record<string, string> = {}) =>
    (await fetch(`${origin}/client`, { headers })).text()
  await start({ TRUSTED_PROXIES: '192.0.2.1' })
  expect(await asked()).toBe('127.0.0.1')
  expect(await asked({ 'x-client-address': '203.0.113.5', 'x-forwarded-for': '203.0.113.6' })).toBe(
    '127.0.0.1',
  )
  child.kill()
  await start({ TRUSTED_PROXIES: '' })
  expect(await asked({ 'x-client-address': '203.0.113.5', 'x-forwarded-for': '9.9.9.9, 203.0.113.6' })).toBe(
    '203.0.113.6',
  )
})
