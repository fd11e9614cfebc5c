import { jest } from '@jest/globals'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { handleCall } from '@/app/api/_bff/proxy'
import { callApi } from '@/lib/agency/server-call'
import { call } from '@/lib/agency/call'
import { toCallKey, keyBelongsTo } from '@/lib/agency/call-key'
import { beginSignOut, onSessionLost } from '@/lib/agency/session-lost'
import { retryLater } from '@/lib/agency/use-call'
import { versionOf } from '@/lib/agency/version'
import { AgencyError } from '#contract/errors.ts'
import { testUser, createRequest, createTestSession } from './browser'
import { respondWith, headersOf } from './fake-upstream'
import { useFakeUpstream } from './use-fake-upstream'

const upstream = useFakeUpstream()
let dashboard: Server
let cookie = ''
const originalFetch = globalThis.fetch

beforeAll(async () => {
  dashboard = createServer(async (incoming, outgoing) => {
    const path = incoming.url ?? ''
    const hasBody = incoming.method !== 'GET'
    const forwarded = createRequest(path, {
      method: incoming.method,
      headers: incoming.headers as Record<string, string>,
      body: hasBody ? (Readable.toWeb(incoming) as ReadableStream<Uint8Array>) : null,
    })
    const response = await handleCall(forwarded, new URL(path, 'http://x').pathname.split('/').slice(3))
    outgoing.writeHead(response.status, Object.fromEntries(response.headers))
    outgoing.end(Buffer.from(await response.arrayBuffer()))
  })
  await new Promise<void>((resolve) => dashboard.listen(0, '127.0.0.1', resolve))
  const base = `http://127.0.0.1:${(dashboard.address() as AddressInfo).port}`
  globalThis.fetch = async (url, init) => {
    const headers = new Headers(init?.headers)
    headers.set('sec-fetch-site', 'same-origin')
    headers.set('cookie', cookie)
    const response = await originalFetch(`${base}${String(url)}`, { ...init, headers })
    const newCookie = /^sid=[^;]*/.exec(response.headers.get('set-cookie') ?? '')
    if (newCookie !== null) cookie = newCookie[0]
    return response
  }
})
afterAll(async () => {
  globalThis.fetch = originalFetch
  dashboard.close()
})
beforeEach(async () => {
  cookie = (await createTestSession()).cookie
})

const catchFailure = async (promise: Promise<unknown>) => {
  try {
    return await promise
  } catch (error) {
    return error instanceof AgencyError ? [error.code, error.status] : error
  }
}
const condominiums = { condominiums: [{ id: 3, title: 'Jardins do Tejo', disabled: 0 }] }

test('returns only the response fields that the contract declares', async () => {
  upstream.response = respondWith(200, { ...condominiums, extra: 1 })
  expect(await call('properties.condominiumsList', {})).toEqual(condominiums)
})

test('sends a query and a form unchanged', async () => {
  upstream.response = respondWith(200, { properties: [], total: 0 })
  await call('properties.list', { query: { page: 2, filter: { state: 'sold', type: 4 } } })
  expect(new URL(upstream.received[0]?.url ?? '', 'http://x').searchParams.get('filter')).toBe(
    '{"state":"sold","type":4}',
  )

  upstream.response = respondWith(202)
  await call('properties.quickChange', { body: { id: 7, block: 'highlighted', value: 1 } })
  const [, sent] = upstream.received
  expect(headersOf(sent)['content-type']).toMatch(/^multipart\/form-data/)
  expect(sent?.body.toString()).toMatch(/name="block"\r\n\r\nhighlighted/)
})

test('keeps the ETag of a response as its version, and sends If-Match only with a given version', async () => {
  const result = respondWith(200, condominiums)
  upstream.response = (received, response) => {
    response.setHeader('etag', '"v1"')
    return result(received, response)
  }
  const read = await call('properties.condominiumsList', {})
  expect(read).toEqual(condominiums)
  expect(versionOf(read)).toBe('"v1"')
  upstream.response = respondWith(202)
  const response = await call('properties.archive', { params: { id: 7 } }, { ifMatch: versionOf(read) })
  expect(headersOf(upstream.received[1])['if-match']).toBe('"v1"')
  expect(versionOf(response)).toBeNull()
  await call('properties.archive', { params: { id: 7 } }, { ifMatch: null })
  expect(headersOf(upstream.received[2])).not.toHaveProperty('if-match')
})

test('sends a writing GET as POST to the BFF, which forwards it as GET', async () => {
  upstream.response = respondWith(201)
  await call('properties.coverMedia', { params: { id: 7, media_id: 9 } })
  expect(upstream.received.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'GET /api/v1/property/7/9/media/cover',
  ])
})

test.each([
  ['another 2xx', respondWith(201, condominiums), ['ERROR', 201]],
  ['a response of another shape', respondWith(200, { condominiums: 'none' }), ['ERROR', 502]],
  ['a response that is not JSON', respondWith(200, '<html>'), ['ERROR', 502]],
  ['an empty response', respondWith(200, ''), ['ERROR', 502]],
  ['a rejection', respondWith(403, { errors: { msg: 'DEMO' } }), ['DEMO', 403]],
  ['an unknown code', respondWith(400, { errors: { msg: 'X' } }), ['ERROR', 400]],
  [
    'a proxy that cannot reach the API',
    respondWith(502, 'Bad gateway'),
    ['SERVER_TIMEOUT_CONNECTION_ERROR', 504],
  ],
])('treats %s as a failure with a code', async (_, response, expected) => {
  upstream.response = response
  expect(await catchFailure(call('properties.condominiumsList', {}))).toEqual(expected)
})

test('fails with SERVER_TIMEOUT_CONNECTION_ERROR without a connection, and with the abort reason after an abort', async () => {
  const browserFetch = globalThis.fetch
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
  expect(await catchFailure(call('properties.tags', {}))).toEqual(['SERVER_TIMEOUT_CONNECTION_ERROR', 0])
  globalThis.fetch = browserFetch
  const reason = new Error('left the page')
  expect(await catchFailure(call('properties.tags', {}, { signal: AbortSignal.abort(reason) }))).toBe(reason)
})

/** Breaks off the first response, like an upstream that is killed; later responses are complete. */
const breakFirstResponse = (status: number, body: unknown) => {
  let isFirst = true
  upstream.response = (received, response) => {
    if (!isFirst) return respondWith(status, body)(received, response)
    isFirst = false
    response.writeHead(status, { 'content-length': '1000' })
    response.write('{"cond')
    setTimeout(() => response.destroy(), 20)
  }
}

test('retries a read whose response breaks off, but not a write, which fails', async () => {
  breakFirstResponse(200, condominiums)
  expect(await call('properties.condominiumsList', {})).toEqual(condominiums)
  expect(upstream.received).toHaveLength(2)

  breakFirstResponse(200, condominiums)
  const response = callApi('properties.condominiumsList', {}, { token: 'page', locale: 'pt' })
  expect(await response).toEqual(condominiums)

  upstream.received = []
  breakFirstResponse(202, {})
  expect(await catchFailure(call('properties.archive', { params: { id: 7 } }))).toEqual([
    'SERVER_TIMEOUT_CONNECTION_ERROR',
    504,
  ])
  expect(upstream.received).toHaveLength(1)
})

test("retries a read when the dashboard restarts, and treats a proxy's own error as no response", async () => {
  const browserFetch = globalThis.fetch
  let requestCount = 0
  const failFirstRequest = (response: () => Promise<Response>) => {
    requestCount = 0
    globalThis.fetch = (...args) => ((requestCount += 1) === 1 ? response() : browserFetch(...args))
  }
  const rejectWithNetworkError = () => Promise.reject(new TypeError('network error'))
  upstream.response = respondWith(200, condominiums)
  failFirstRequest(rejectWithNetworkError)
  expect(await call('properties.condominiumsList', {})).toEqual(condominiums)
  failFirstRequest(
    async () =>
      ({ status: 200, headers: new Headers(), text: rejectWithNetworkError }) as unknown as Response,
  )
  expect(await call('properties.condominiumsList', {})).toEqual(condominiums)
  expect(requestCount).toBe(2)

  const noResponse = ['SERVER_TIMEOUT_CONNECTION_ERROR', 0]
  failFirstRequest(rejectWithNetworkError)
  expect(await catchFailure(call('properties.archive', { params: { id: 7 } }))).toEqual(noResponse)
  failFirstRequest(async () => new Response('<html>Bad gateway', { status: 502 }))
  expect(await catchFailure(call('properties.archive', { params: { id: 7 } }))).toEqual(noResponse)
  expect(requestCount).toBe(1)
  globalThis.fetch = browserFetch
})

test("a retried upload keeps its idempotency key after a proxy's timeout in HTML or JSON", async () => {
  const browserFetch = globalThis.fetch
  const keys: (string | null)[] = []
  const bodies = ['<html>Gateway timeout', '{"message":"Endpoint request timed out"}']
  const file = new File(['x'], 'house.jpg', { type: 'image/jpeg', lastModified: 1 })
  const upload = () => call('properties.uploadMedia', { params: { id: 7 }, body: { file } })
  globalThis.fetch = async (_address, init) => {
    keys.push(new Headers(init?.headers).get('idempotency-key'))
    return new Response(bodies.shift(), { status: 504 })
  }
  for (let attempt = 0; attempt < 3; attempt += 1) await catchFailure(upload())
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
  expect(keys).toEqual([keys[0], keys[0], keys[0]])
  globalThis.fetch = browserFetch
})

test('signing in returns the user and sets the cookie for later calls', async () => {
  cookie = ''
  upstream.response = respondWith(200, { user: testUser, token: 'fresh' })
  const view = await call('session.login', { body: { email: testUser.email, password: 'abcde' } })
  expect(view).toEqual({ user: testUser, tokenExpiration: expect.any(Number) })
  upstream.response = respondWith(200, condominiums)
  await call('properties.condominiumsList', {})
  expect(headersOf(upstream.received[1]).authorization).toBe('Bearer fresh')
})

test('shows sign-in once for concurrent requests after a lost session, and resends them', async () => {
  upstream.response = (received, response) =>
    headersOf(received).authorization === 'Bearer fresh'
      ? respondWith(200, condominiums)(received, response)
      : respondWith(401)(received, response)
  let signIns = 0
  const unsubscribe = onSessionLost(async () => {
    signIns++
    cookie = (await createTestSession({ token: 'fresh' })).cookie
    return true
  })
  const responses = await Promise.all([1, 2, 3].map(() => call('properties.condominiumsList', {})))
  unsubscribe()
  expect(responses).toEqual([condominiums, condominiums, condominiums])
  expect(signIns).toBe(1)
})

test('does not treat a wrong password as a lost session', async () => {
  const unsubscribe = onSessionLost(() => Promise.reject(new Error('unexpected')))
  upstream.response = respondWith(401, { errors: { msg: 'WRONG_PASSWORD' } })
  const body = { email: testUser.email, password: 'abcde' }
  expect(await catchFailure(call('session.login', { body }))).toEqual(['WRONG_PASSWORD', 401])
  const change = { old_password: 'x', password: 'abcdefgh', password_confirmation: 'abcdefgh' }
  expect(await catchFailure(call('profile.changePassword', { body: change }))).toEqual([
    'WRONG_PASSWORD',
    401,
  ])
  unsubscribe()
})

test('the cache key of a call ignores the order of its arguments, and belongs to the call and its resource', () => {
  expect(toCallKey('properties.list', { query: { page: 2, itemsPerPage: 24 } })).toBe(
    toCallKey('properties.list', { query: { itemsPerPage: 24, page: 2, sortBy: undefined } }),
  )
  const key = toCallKey('properties.tags', {})
  expect([
    keyBelongsTo(key, 'properties'),
    keyBelongsTo(key, 'properties.tags'),
    keyBelongsTo(key, 'properties.tag'),
  ]).toEqual([true, true, false])
})

test('does not retry rejections, gives up after three retries of other errors, and retries an unavailable API every second', () => {
  jest.useFakeTimers()
  const revalidate = jest.fn(async () => true)
  const retry = (error: AgencyError, retryCount: number) =>
    retryLater(error, '', {}, revalidate, { retryCount, dedupe: false })
  Object.defineProperty(globalThis, 'document', { value: { visibilityState: 'visible' }, configurable: true })
  retry(new AgencyError('NOT_FOUND'), 1)
  retry(new AgencyError('ERROR', { status: 502 }), 4)
  jest.advanceTimersByTime(60_000)
  expect(revalidate).not.toHaveBeenCalled()
  retry(new AgencyError('ERROR', { status: 502 }), 3)
  jest.advanceTimersByTime(8_000)
  expect(revalidate).toHaveBeenCalledTimes(1)
  retry(new AgencyError('SERVER_TIMEOUT_CONNECTION_ERROR'), 30)
  jest.advanceTimersByTime(1_000)
  expect(revalidate).toHaveBeenCalledTimes(2)
  jest.useRealTimers()
})

// Last in this file, because a sign-out that has begun ends only when another page loads.
test('neither prompts nor navigates when the session ends while this tab signs out', async () => {
  const unsubscribe = onSessionLost(() => Promise.reject(new Error('unexpected')))
  upstream.response = respondWith(401)
  beginSignOut()
  expect(await catchFailure(call('properties.condominiumsList', {}))).toContain(401)
  unsubscribe()
})
