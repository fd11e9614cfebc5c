import { jest } from '@jest/globals'
import { Registry } from 'prom-client'
import { catchErrors } from '@/app/api/_bff/responses'
import { GET as health } from '@/app/api/health/route'
import { GET as metrics } from '@/app/api/metrics/route'
import { getObservabilityState } from '@/lib/observability/state'
import { getProcessState } from '@/lib/session/process-state'
import { unseal } from '@/lib/session/seal'
import { send, canary, createTestSession } from './browser'
import { respondWith, headersOf } from './fake-upstream'
import { useFakeUpstream } from './use-fake-upstream'

const upstream = useFakeUpstream()

afterEach(() => {
  delete process.env.LOG_FORMAT
  delete process.env.METRICS_TOKEN
  jest.restoreAllMocks()
})

const captureLogs = () => {
  const spy = jest.spyOn(process.stdout, 'write').mockImplementation(() => true)
  return () => spy.mock.calls.map(([line]) => JSON.parse(String(line)) as Record<string, unknown>)
}

test('uses one request ID from browser to API, and logs nothing private', async () => {
  process.env.LOG_FORMAT = 'json'
  const { cookie } = await createTestSession()
  upstream.response = respondWith(200, { property: {} })
  const lines = captureLogs()
  const response = await send(`/api/v1/properties?search=${canary}`, {
    cookie,
    headers: { 'x-request-id': 'made-by-the-page' },
  })
  expect(headersOf(upstream.received.at(-1))['x-request-id']).toBe('made-by-the-page')
  expect(response.headers.get('x-request-id')).toBe('made-by-the-page')
  await send('/api/v1/nothing/of/ours', { headers: { 'x-request-id': `${canary} <script>` } })
  expect(lines()).toMatchObject([
    { level: 'info', request: 'made-by-the-page', method: 'GET', path: '/properties', status: 200 },
    { level: 'info', request: expect.stringMatching(/^[\w-]{36}$/), path: 'other', status: 404 },
  ])
  expect(JSON.stringify(lines())).not.toContain(canary)
})

test('without LOG_FORMAT=json, logs failed requests but not successful ones', async () => {
  const { cookie } = await createTestSession()
  const lines = captureLogs()
  upstream.response = respondWith(200)
  await send('/api/v1/properties', { cookie })
  upstream.response = respondWith(500)
  await send('/api/v1/properties', { cookie })
  expect(lines()).toMatchObject([{ level: 'error', path: '/properties', status: 500 }])
})

test.each([
  Object.assign(new Error('aborted'), { name: 'ResponseAborted' }),
  new DOMException('aborted', 'AbortError'),
])('logs no error for a request whose client has closed the connection: %s', async (error) => {
  const lines = captureLogs()
  const response = await catchErrors(() => Promise.reject(error))
  expect([response.status, lines()]).toEqual([499, []])
})

test('without LOG_FORMAT=json, logs rejected requests, at most thirty lines a minute', async () => {
  const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 120_000)
  const { cookie } = await createTestSession()
  const lines = captureLogs()
  await send(`/api/v1/nothing/${canary}`, { cookie })
  await send('/api/v1/properties', { cookie, headers: { 'sec-fetch-site': 'cross-site' } })
  await send('/api/v1/properties', { method: 'DELETE', cookie })
  expect(lines()).toMatchObject([
    { level: 'warn', event: 'request-rejected', path: 'other', status: 404, site: 'same-origin' },
    { level: 'warn', event: 'request-rejected', path: '/properties', status: 403, site: 'cross-site' },
    { level: 'warn', event: 'request-rejected', path: 'other', method: 'DELETE', status: 405 },
  ])
  expect(JSON.stringify(lines())).not.toContain(canary)
  for (let n = 0; n < 40; n += 1) await send('/api/v1/nothing', { cookie })
  expect(lines()).toHaveLength(30)
  now.mockReturnValue(Date.now() + 61_000)
  await send('/api/v1/nothing', { cookie })
  expect(lines().slice(30)).toMatchObject([{ event: 'rejections-suppressed', requests: 13 }, { status: 404 }])
})

test('protects metrics with a token, and disables them if none is set', async () => {
  const fetchMetrics = (authorization?: string) =>
    metrics(
      new Request('http://localhost/api/metrics', { headers: { ...(authorization && { authorization }) } }),
    )
  getObservabilityState().registry = new Registry()
  expect((await fetchMetrics('Bearer ')).status).toBe(404)
  process.env.METRICS_TOKEN = canary
  expect((await fetchMetrics()).status).toBe(404)
  expect((await fetchMetrics('Bearer wrong')).status).toBe(404)
  expect((await fetchMetrics(`Bearer ${canary}`)).status).toBe(200)
})

test('counts cookies that can’t be unsealed, by reason', async () => {
  const before = getProcessState().unsealFailures.get('invalid') ?? 0
  await unseal('Fe26.2*1*nothing')
  expect(getProcessState().unsealFailures.get('invalid')).toBe(before + 1)
})

test('is not ready while draining, but still serves requests', async () => {
  upstream.response = respondWith(200)
  expect((await health()).status).toBe(200)
  getObservabilityState().isDraining = true
  expect((await health()).status).toBe(503)
  const { cookie } = await createTestSession()
  expect((await send('/api/v1/properties', { cookie })).status).toBe(200)
  getObservabilityState().isDraining = false
})
