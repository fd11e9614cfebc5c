import { handleCall } from '@/app/api/_bff/proxy'
import { isSameOrigin } from '@/app/api/_bff/same-origin'
import { browserMethodOf } from '#contract/endpoint.ts'
import { endpoints } from '#contract/index.ts'
import { send, codeOf, createTestSession } from './browser'
import { useFakeUpstream } from './use-fake-upstream'

const upstream = useFakeUpstream()
let cookie: string

beforeAll(async () => {
  cookie = (await createTestSession()).cookie
})
afterEach(() => {
  delete process.env.APP_ORIGIN
})

const ownOrigin = 'http://localhost:3000'
const absent = ''
/** X-BFF, Sec-Fetch-Site, Origin, Referer; '' omits the header. Then whether a GET and a POST are allowed. */
const matrix: [string, string, string, string, boolean, boolean][] = [
  ['1', 'same-origin', absent, absent, true, true],
  ['1', 'same-origin', ownOrigin, absent, true, true],
  [absent, 'same-origin', ownOrigin, absent, false, false],
  ['0', 'same-origin', ownOrigin, absent, false, false],
  ['1', 'same-site', ownOrigin, absent, false, false],
  ['1', 'cross-site', ownOrigin, absent, false, false],
  ['1', 'none', absent, absent, false, false],
  ['1', absent, ownOrigin, absent, true, true],
  ['1', absent, 'http://127.0.0.1:3000', absent, true, true],
  ['1', absent, 'http://localhost:3001', absent, false, false],
  ['1', absent, 'https://localhost:3000', absent, false, false],
  ['1', absent, 'http://localhost:3000.evil.example', absent, false, false],
  ['1', absent, 'null', `${ownOrigin}/home`, false, false],
  ['1', absent, absent, absent, false, false],
  ['1', absent, absent, `${ownOrigin}/home`, true, false],
  ['1', absent, absent, 'http://evil.example/?http://localhost:3000', false, false],
]

test.each(matrix)(
  'x-bff %p, site %p, origin %p, referer %p: GET allowed %p, POST allowed %p',
  async (bff, site, origin, referer, isGetAllowed, isPostAllowed) => {
    const pairs = { 'x-bff': bff, 'sec-fetch-site': site, origin, referer }
    const headers = Object.fromEntries(Object.entries(pairs).filter(([, value]) => value !== absent))
    const statuses = await Promise.all([
      statusOf('/api/v1/properties', 'GET', headers),
      statusOf('/api/v1/property/7/archive', 'POST', headers),
    ])
    expect(statuses).toEqual([isGetAllowed ? 200 : 403, isPostAllowed ? 200 : 403])
    expect(upstream.received).toHaveLength(Number(isGetAllowed) + Number(isPostAllowed))
  },
)

async function statusOf(path: string, method: string, headers: Record<string, string>): Promise<number> {
  const request = new Request(`http://localhost:3000${path}`, { method, headers: { cookie, ...headers } })
  return (await handleCall(request, path.split('/').slice(3))).status
}

test('requires X-BFF for every call except downloads, which pages link to', async () => {
  const allowed: string[] = []
  for (const { name, endpoint } of endpoints) {
    const path = `/api/v1${endpoint.path
      .replace('{kind}', 'features')
      .replace('{place}', 'imovirtual')
      .replace(/\{\w+\}/g, '12')}`
    const status = await statusOf(path, browserMethodOf(endpoint), { 'sec-fetch-site': 'same-origin' })
    if (status !== 403) allowed.push(name)
    const crossSiteHeaders = { 'sec-fetch-site': 'cross-site', 'x-bff': '1' }
    expect([name, await statusOf(path, browserMethodOf(endpoint), crossSiteHeaders)]).toEqual([name, 403])
  }
  const downloads = endpoints.filter(({ endpoint }) => endpoint.download)
  expect(allowed).toEqual(downloads.map(({ name }) => name))
  expect(downloads.every(({ endpoint }) => browserMethodOf(endpoint) === 'GET' && endpoint.safe)).toBe(true)
})

test('rejects sign-in, sign-out, sign-up, mailed links and token refreshes from other sites', async () => {
  for (const path of ['auth/login', 'auth/logout', 'register', 'forgot', 'reset', 'verify', 'token']) {
    const response = await send(`/api/v1/${path}`, {
      method: 'POST',
      cookie,
      headers: { 'sec-fetch-site': 'cross-site' },
    })
    expect([path, response.status, await codeOf(response)]).toEqual([path, 403, 'CROSS_ORIGIN'])
  }
  expect(upstream.received).toEqual([])
})

test('trusts the configured origin only, whatever the request claims', () => {
  process.env.APP_ORIGIN = 'http://office.example/'
  const isAllowedFrom = (origin: string) => {
    const headers = { 'x-bff': '1', origin, host: 'evil.example', 'x-forwarded-host': 'evil.example' }
    return isSameOrigin(new Request('http://evil.example/', { method: 'POST', headers }), {
      requiresBffHeader: true,
    })
  }
  expect(['http://office.example', 'http://evil.example', ownOrigin].map(isAllowedFrom)).toEqual([
    true,
    false,
    false,
  ])
})

test('sends no CORS headers', async () => {
  for (const method of ['OPTIONS', 'GET', 'POST']) {
    const response = await send('/api/v1/properties', {
      method,
      cookie,
      headers: { origin: 'http://evil.example', 'access-control-request-method': 'POST' },
    })
    expect([...response.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
  }
})
