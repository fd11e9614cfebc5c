import { jest } from '@jest/globals'
import { GET as health } from '@/app/api/health/route'
import { GET as metrics } from '@/app/api/metrics/route'
import { observed } from '@/lib/observing/state'
import { unsealFailures } from '@/lib/session/process-state'
import { open } from '@/lib/session/seal'
import { Registry } from 'prom-client'
import { ask, canary, secret, signedIn } from './browser'
import { answering, type EchoUpstream, headersOf, startEchoUpstream } from './echo-upstream'

let upstream: EchoUpstream

beforeAll(async () => {
  upstream = await startEchoUpstream()
  process.env.AGENCY_API_URL = upstream.address
  process.env.SESSION_SECRET = secret
})
afterAll(() => upstream.close())
afterEach(() => {
  delete process.env.LOG_FORMAT
  delete process.env.METRICS_TOKEN
  jest.restoreAllMocks()
})

const listen = () => {
  const spy = jest.spyOn(process.stdout, 'write').mockImplementation(() => true)
  return () => spy.mock.calls.map(([line]) => JSON.parse(String(line)) as Record<string, unknown>)
}

test('a call keeps one id from the browser to the API and back, and its line in the log says nothing private', async () => {
  process.env.LOG_FORMAT = 'json'
  const { cookie } = await signedIn()
  upstream.answer = answering(200, { property: {} })
  const lines = listen()
  const response = await ask(`/api/v1/properties?search=${canary}`, {
    cookie,
    headers: { 'x-request-id': 'made-by-the-page' },
  })
  expect(headersOf(upstream.received.at(-1))['x-request-id']).toBe('made-by-the-page')
  expect(response.headers.get('x-request-id')).toBe('made-by-the-page')
  await ask('/api/v1/nothing/of/ours', { headers: { 'x-request-id': `${canary} <script>` } })
  expect(lines()).toMatchObject([
    { level: 'info', request: 'made-by-the-page', method: 'GET', path: '/properties', status: 200 },
    { level: 'info', request: expect.stringMatching(/^[\w-]{36}$/), path: 'other', status: 404 },
  ])
  expect(JSON.stringify(lines())).not.toContain(canary)
})

test('without LOG_FORMAT the log has failures alone', async () => {
  const { cookie } = await signedIn()
  const lines = listen()
  upstream.answer = answering(200)
  await ask('/api/v1/properties', { cookie })
  upstream.answer = answering(500)
  await ask('/api/v1/properties', { cookie })
  expect(lines()).toMatchObject([{ level: 'error', path: '/properties', status: 500 }])
})

test('what is turned away at the door is told without LOG_FORMAT too, thirty lines a minute at most', async () => {
  const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 120_000)
  const { cookie } = await signedIn()
  const lines = listen()
  await ask(`/api/v1/nothing/${canary}`, { cookie })
  await ask('/api/v1/properties', { cookie, headers: { 'sec-fetch-site': 'cross-site' } })
  await ask('/api/v1/properties', { method: 'DELETE', cookie })
  expect(lines()).toMatchObject([
    { level: 'warn', event: 'turned-away', path: 'other', status: 404, site: 'same-origin' },
    { level: 'warn', event: 'turned-away', path: '/properties', status: 403, site: 'cross-site' },
    { level: 'warn', event: 'turned-away', path: 'other', method: 'DELETE', status: 405 },
  ])
  expect(JSON.stringify(lines())).not.toContain(canary)
  for (let n = 0; n < 40; n += 1) await ask('/api/v1/nothing', { cookie })
  expect(lines()).toHaveLength(30)
  now.mockReturnValue(Date.now() + 61_000)
  await ask('/api/v1/nothing', { cookie })
  expect(lines().slice(30)).toMatchObject([{ event: 'more-turned-away', requests: 13 }, { status: 404 }])
})

test('metrics are for who knows the token; without one they are for nobody', async () => {
  const asked = (authorization?: string) =>
    metrics(
      new Request('http://localhost/api/metrics', { headers: { ...(authorization && { authorization }) } }),
    )
  observed().registry = new Registry()
  expect((await asked('Bearer ')).status).toBe(404)
  process.env.METRICS_TOKEN = canary
  expect((await asked()).status).toBe(404)
  expect((await asked('Bearer wrong')).status).toBe(404)
  expect((await asked(`Bearer ${canary}`)).status).toBe(200)
})

test('cookies that do not open are counted by why', async () => {
  const before = unsealFailures().get('invalid') ?? 0
  await open('Fe26.2*1*nothing')
  expect(unsealFailures().get('invalid')).toBe(before + 1)
})

test('a dashboard that was told to stop says that it is not ready, and goes on answering', async () => {
  upstream.answer = answering(200)
  expect((await health()).status).toBe(200)
  observed().draining = true
  expect((await health()).status).toBe(503)
  const { cookie } = await signedIn()
  expect((await ask('/api/v1/properties', { cookie })).status).toBe(200)
  observed().draining = false
})
