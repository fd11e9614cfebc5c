import { verifyClientAddress } from '#contract/client-address.ts'
import { send, canary, codeOf, secret, createTestSession } from './browser'
import { respondWith, headersOf, startFakeUpstream } from './fake-upstream'
import { useFakeUpstream } from './use-fake-upstream'

const upstream = useFakeUpstream()
let cookie: string

beforeEach(async () => {
  upstream.response = respondWith(200)
  cookie = (await createTestSession()).cookie
})

test('forwards only listed request headers, with the bearer token', async () => {
  await send('/api/v1/properties', {
    cookie: `${cookie}; locale=pt; theme=dark`,
    headers: {
      accept: 'application/json',
      'accept-language': 'fr',
      'if-match': '"v3"',
      'idempotency-key': 'a1b2c3d4e5',
      'x-request-id': 'request-0001',
      authorization: 'Bearer stolen',
      forwarded: 'for=1.2.3.4',
      'x-forwarded-for': '1.2.3.4',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
      'x-real-ip': '1.2.3.4',
      'x-middleware-subrequest': 'middleware',
      'x-nextjs-data': '1',
      x_forwarded_for: '1.2.3.4',
      'proxy-authorization': 'Basic x',
      te: 'trailers',
      origin: 'http://localhost:3000',
      referer: 'http://localhost:3000/home',
      'user-agent': 'Browser',
    },
  })
  expect(headersOf(upstream.received[0])).toEqual({
    accept: 'application/json',
    'accept-encoding': 'identity',
    'accept-language': 'pt',
    'if-match': '"v3"',
    'idempotency-key': 'a1b2c3d4e5',
    'x-request-id': 'request-0001',
    authorization: `Bearer ${canary}`,
    host: new URL(upstream.origin).host,
    connection: 'keep-alive',
  })
})

test("sends the client's address, signed, only to an API that shares the key", async () => {
  const headers = { 'x-client-address': '203.0.113.5' }
  await send('/api/v1/properties', { cookie, headers })
  expect(headersOf(upstream.received[0])).not.toHaveProperty('x-client-address')
  process.env.CLIENT_ADDRESS_SECRET = secret
  try {
    await send('/api/v1/properties', { cookie, headers })
  } finally {
    delete process.env.CLIENT_ADDRESS_SECRET
  }
  const sent = headersOf(upstream.received[1])['x-client-address']
  expect(verifyClientAddress(secret, sent)).toBe('203.0.113.5')
})

test.each([
  ['the error parameters', { errors: { msg: 'BLOCKED_USER', params: { seconds: 60 } } }, {}],
  ['Retry-After alone', { errors: { msg: 'BLOCKED_USER' } }, { 'retry-after': '60' }],
])('forwards the wait time of a blocked sign-in, sent in %s', async (_, body, headers) => {
  upstream.response = respondWith(429, body, headers)
  const form = new FormData()
  form.set('email', 'ines@soleira.example')
  form.set('password', 'wrong')
  const response = await send('/api/v1/auth/login', { method: 'POST', body: form })
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '60'])
  expect(await response.json()).toEqual({ errors: { msg: 'BLOCKED_USER', params: { seconds: 60 } } })
})

test('sends no bearer token with public calls', async () => {
  const body = new FormData()
  body.set('email', 'ines@soleira.example')
  await send('/api/v1/forgot', { method: 'POST', cookie, body })
  expect(headersOf(upstream.received[0]).authorization).toBeUndefined()
  expect(headersOf(upstream.received[0])['content-type']).toMatch(/^multipart\/form-data; boundary=/)
})

test('sends the user agent only with a sign-in', async () => {
  const body = new FormData()
  body.set('email', 'ines@soleira.example')
  body.set('password', 'segredo')
  const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' }
  await send('/api/v1/auth/login', { method: 'POST', body, headers })
  await send('/api/v1/profile', { cookie, headers })
  expect(upstream.received.map((request) => headersOf(request)['user-agent'])).toEqual([
    headers['user-agent'],
    undefined,
  ])
})

test('forwards only listed response headers', async () => {
  upstream.response = respondWith(
    200,
    { properties: [], total: 0 },
    {
      'content-type': 'text/html',
      etag: '"v4"',
      'retry-after': '5',
      'x-request-id': 'request-0002',
      'set-cookie': ['sid=planted', 'other=1'],
      location: 'http://evil.example',
      server: 'secret/1.0',
      'content-security-policy': 'default-src *',
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=999',
      'x-powered-by': 'secret',
    },
  )
  const response = await send('/api/v1/properties', { cookie })
  expect(Object.fromEntries(response.headers)).toEqual({
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'content-type': 'application/json; charset=utf-8',
    etag: '"v4"',
    'retry-after': '5',
    'x-request-id': 'request-0002',
  })
})

test('does not follow an API redirect', async () => {
  const otherSite = await startFakeUpstream()
  for (const status of [301, 302, 303, 307, 308]) {
    upstream.response = respondWith(status, '', { location: `${otherSite.origin}/canary` })
    const response = await send('/api/v1/properties', { cookie })
    expect([response.status, await codeOf(response), response.headers.get('location')]).toEqual([
      502,
      'ERROR',
      null,
    ])
  }
  expect(otherSite.received).toEqual([])
  await otherSite.close()
})

test("drops an error's unknown properties, and replaces unknown codes", async () => {
  upstream.response = respondWith(422, {
    errors: { msg: 'IS_EMPTY', fields: { name: 'required' }, stack: 'at /srv/secret.ts:1' },
    sql: 'select 1',
  })
  expect(await (await send('/api/v1/properties', { cookie })).json()).toEqual({
    errors: { msg: 'IS_EMPTY', fields: { name: 'required' } },
  })
  upstream.response = respondWith(500, '<html>at /srv/secret.ts:1</html>')
  expect(await (await send('/api/v1/properties', { cookie })).json()).toEqual({ errors: { msg: 'ERROR' } })
  upstream.response = respondWith(418, { errors: { msg: 'INVENTED' } })
  const invented = await send('/api/v1/properties', { cookie })
  expect([invented.status, await codeOf(invented)]).toEqual([418, 'ERROR'])
})

test('serves a download as an attachment, regardless of its content type', async () => {
  upstream.response = respondWith(200, '<script>1</script>', {
    'content-type': 'text/html',
    'content-disposition': 'inline; filename="../caf\u00e9.html"',
  })
  // Browsers follow a download link without the X-BFF header.
  const response = await send('/api/v1/property/7/attachment/3', { cookie, headers: { 'x-bff': '' } })
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('application/octet-stream')
  expect(response.headers.get('content-security-policy')).toMatch(/^sandbox;/)
  expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename\*=UTF-8''\.\._caf/)
})

test('never returns the token in headers or errors', async () => {
  const paths = [
    '/api/v1/properties',
    '/api/v1/nope',
    '/api/v1/property/7/media',
    '/api/v1/property/x/general',
  ]
  for (const status of [200, 201, 302, 400, 401, 403, 404, 500, 503]) {
    upstream.response = respondWith(status, { errors: { msg: 'ERROR', token: canary } })
    for (const path of paths) {
      const response = await send(path, { cookie: (await createTestSession()).cookie })
      const output =
        JSON.stringify([...response.headers]) +
        (status === 200 || status === 201 ? '' : await response.text())
      expect(output).not.toContain(canary)
    }
  }
})
