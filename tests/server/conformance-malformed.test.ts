import { createServer, type ServerResponse } from 'node:http'
import { runConformanceSuite } from '../conformance/suite.ts'
import { tableOf } from '../conformance/table.ts'
import { listenOnPort } from '../portals/listen.ts'

const secret = 'a-password-that-nobody-prints'
const loginResponse = { token: 'secret-token', user: { id: 1, name: 'Ana', email: 'ana@example.pt' } }

const json =
  (body: unknown, status = 200) =>
  (response: ServerResponse) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }
const row = { id: '7', cover: 'yes', block: 3, kind: {}, changes: [null], name: null }
const listsOfRows = Object.fromEntries(
  [
    'properties',
    'condominiums',
    'agents',
    'districts',
    'services',
    'users',
    'inbox',
    'keys',
    'tags',
    'covers',
  ].map((key) => [key, [row, null, 'x', [], row]]),
)

test.each<[string, (response: ServerResponse) => void]>([
  ['null', json(null)],
  ['a number', json(5, 201)],
  ['nested arrays', json([[[]]], 202)],
  [
    'rows in every list, with ids as text',
    json({ ...listsOfRows, id: '7', property_id: '7', block: row }, 201),
  ],
  ['malformed errors', json({ errors: ['\u001b[31m', { msg: { a: 1 } }] }, 422)],
  [
    'an HTML page of a proxy',
    (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Hi'),
  ],
  ['a redirect to itself', (response) => response.writeHead(302, { location: '/' }).end()],
  ['half a response', (response) => response.writeHead(200, { 'content-length': '99' }).end('{"a":')],
])(
  'reports an API that responds with %s, and prints no secrets or control characters',
  async (description, respond) => {
    const server = createServer((request, response) => {
      request.resume()
      request.on('end', () =>
        request.url?.includes('/auth/login') ? json(loginResponse)(response) : respond(response),
      )
    })
    const report = await runConformanceSuite({
      url: `http://127.0.0.1:${await listenOnPort(server)}`,
      account: { email: 'ana@example.pt', password: secret },
      timeoutMs: 2000,
      readOnly: false,
      all: true,
    })
    server.closeAllConnections()
    server.close()
    expect(report.totals.passed).toBe(0)
    // Without a complete response there is nothing to compare, so every call is skipped.
    const verdict = description === 'half a response' ? 'skipped' : 'differs'
    expect(report.totals[verdict]).toBeGreaterThan(0)
    const output = tableOf(report) + JSON.stringify(report)
    for (const text of [secret, loginResponse.token, '\u001b']) expect(output).not.toContain(text)
  },
  60_000,
)
