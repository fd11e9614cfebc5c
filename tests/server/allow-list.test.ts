import fc from 'fast-check'
import { endpoints } from '#contract/index.ts'
import { browserMethodOf } from '#contract/endpoint.ts'
import { send, codeOf, testUser, createTestSession } from './browser'
import { respondWith } from './fake-upstream'
import { useFakeUpstream } from './use-fake-upstream'

const upstream = useFakeUpstream()
let cookie: string

beforeAll(async () => {
  cookie = (await createTestSession()).cookie
})
beforeEach(() => {
  upstream.response = respondWith(200, { user: testUser, token: 'next', verified: true })
})

/** Methods and path patterns of the contract, derived independently of the code under test. */
const contractCalls = endpoints.map(({ endpoint }) => ({
  method: endpoint.method,
  pattern: new RegExp(`^/api/v1${endpoint.path.replace(/\{\w+\}/g, '[A-Za-z0-9_-]{1,64}')}(\\?|$)`),
}))
const contractSegments = [...new Set(endpoints.flatMap(({ endpoint }) => endpoint.path.split('/').slice(1)))]
const hostileSegments = [
  '..',
  '.',
  '..%2f..%2fadmin',
  '%252f',
  '%00',
  '%5c',
  ';',
  '%2f',
  '@',
  '%0d%0a',
  'admin',
  '%E2%80%AE',
  'a%2fb',
  '1e3',
]

test('forwards none of 10,000 fuzzed paths outside the contract', async () => {
  const segment = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...contractSegments.map((part) => part.replace(/[{}]/g, ''))) },
    { weight: 3, arbitrary: fc.nat({ max: 99999 }).map(String) },
    { weight: 2, arbitrary: fc.constantFrom(...hostileSegments) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', minLength: 1, maxLength: 80 }).map(encodeSafely) },
  )
  // Half of the paths follow a path of the contract, because random segments hardly ever form one.
  const callPath = fc
    .tuple(
      fc.constantFrom(...endpoints.map(({ endpoint }) => endpoint.path.split('/').slice(1))),
      fc.infiniteStream(segment),
    )
    .map(([path, values]) => path.map((part) => (part.startsWith('{') ? values.next().value : part)))
  let forwardedCount = 0
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(fc.array(segment, { minLength: 1, maxLength: 6 }), callPath),
      fc.constantFrom('GET', 'POST', 'PATCH', 'DELETE', 'PUT', 'HEAD', 'OPTIONS'),
      async (segments, method) => {
        upstream.received = []
        const response = await send(`/api/v1/${segments.join('/')}`, {
          method,
          cookie: (await createTestSession()).cookie,
        })
        expect(response.status).not.toBe(500)
        forwardedCount += upstream.received.length
        for (const received of upstream.received) {
          const isContractCall = contractCalls.some(
            (call) => call.method === received.method && call.pattern.test(received.url),
          )
          expect(isContractCall).toBe(true)
        }
      },
    ),
    { numRuns: 10_000 },
  )
  expect(forwardedCount).toBeGreaterThan(200)
}, 120_000)

test('forwards every call of the contract, except session calls, with its own method', async () => {
  for (const { name, endpoint } of endpoints) {
    // The BFF handles most session calls itself.
    if (name.startsWith('session.')) continue
    const path = `/api/v1${endpoint.path
      .replace('{kind}', 'features')
      .replace('{place}', 'imovirtual')
      .replace(/\{\w+\}/g, '12')}`
    const form = browserMethodOf(endpoint) === 'GET' ? undefined : new FormData()
    form?.set('a', 'b')
    upstream.received = []
    // Each call has its own session, because some calls store the token of the upstream's response in the session.
    const { cookie } = await createTestSession()
    await send(path, { method: browserMethodOf(endpoint), cookie, body: form ?? null })
    expect({ name, sent: upstream.received.map(({ method, url }) => [method, url]) }).toEqual({
      name,
      sent: [[endpoint.method, path]],
    })
  }
})

test('returns 405 for a write sent as GET, without forwarding it', async () => {
  const writesByGet = endpoints.filter(({ endpoint }) => endpoint.method === 'GET' && !endpoint.safe)
  expect(writesByGet).not.toEqual([])
  for (const { endpoint } of writesByGet) {
    const path = `/api/v1${endpoint.path.replace('{place}', 'imovirtual').replace(/\{\w+\}/g, '12')}`
    const response = await send(path, { cookie })
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST'])
  }
  expect(upstream.received).toEqual([])
})

test('returns 404 for an unknown call and 405 for a wrong method, without contacting the upstream', async () => {
  const unknown = await send('/api/v1/property/7/secrets', { cookie })
  expect([unknown.status, await codeOf(unknown)]).toEqual([404, '404'])
  for (const method of ['PUT', 'DELETE', 'OPTIONS', 'HEAD']) {
    expect((await send('/api/v1/properties', { method, cookie })).status).toBe(405)
  }
  expect(upstream.received).toEqual([])
})

test('does not treat an encoded slash as the end of a segment', async () => {
  expect((await send('/api/v1/property%2f7%2fgeneral', { cookie })).status).toBe(404)
  expect((await send('/api/v1/property/7%2fgeneral', { cookie })).status).toBe(404)
  expect(upstream.received).toEqual([])
})

test('forwards only known query parameters', async () => {
  await send('/api/v1/properties?page=2&debug=1&filter=%7B%22state%22%3A%22sold%22%7D&page=3&__proto__=x', {
    cookie,
  })
  const query = new URL(upstream.received[0]?.url ?? '', 'http://x').searchParams
  expect([...query]).toEqual([
    ['page', '2'],
    ['filter', '{"state":"sold"}'],
  ])
})

function encodeSafely(text: string): string {
  try {
    return encodeURIComponent(text)
  } catch {
    return 'lone-surrogate'
  }
}
