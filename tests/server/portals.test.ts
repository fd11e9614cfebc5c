import { GET as leave } from '@/app/integrations/leave/route'
import { GET as callback } from '@/app/integrations/callback/[place]/route'
import { respondWith } from './fake-upstream'
import { useFakeUpstream } from './use-fake-upstream'

const upstream = useFakeUpstream()

beforeAll(() => {
  process.env.PORTAL_AUTHORIZATION_HOSTS = 'www.imovirtual.com,127.0.0.1:4020'
})

const leaveFor = (to: string, site = 'same-origin') =>
  leave(
    new Request(`http://localhost:3000/integrations/leave?to=${encodeURIComponent(to)}`, {
      headers: { 'sec-fetch-site': site },
    }),
  )
const createConsentCookie = async (state: string) =>
  (await leaveFor(`https://www.imovirtual.com/?state=${state}`)).headers.get('set-cookie')?.split(';')[0] ??
  ''
const returnFrom = async (place: string, query: string, cookie = createConsentCookie('xyz')) =>
  callback(
    new Request(`http://localhost:3000/integrations/callback/${place}?${query}`, {
      headers: { cookie: await cookie, 'sec-fetch-site': 'cross-site' },
    }),
    { params: Promise.resolve({ place }) },
  )

test.each([
  'https://www.imovirtual.com/pt/crm/authorization/?state=x',
  'http://127.0.0.1:4020/pt/crm/authorization/',
])('allows leaving for %s', async (to) => {
  const response = await leaveFor(to)
  expect([response.status, response.headers.get('location')]).toEqual([303, to])
})

test.each([
  'https://evil.example/',
  'http://www.imovirtual.com/',
  'https://www.imovirtual.com.evil.example/',
  'https://www.imovirtual.com@evil.example/',
  'https://me:you@www.imovirtual.com/',
  'https://www.imovirtual.com:8443/',
  'https://evil.example\\@www.imovirtual.com/',
  '//www.imovirtual.com/',
  'javascript:alert(1)',
  'data:text/html,x',
  'http://127.0.0.1:4021/',
  '',
])('rejects leaving for %s', async (to) => {
  const response = await leaveFor(to)
  expect([response.status, response.headers.get('location')]).toEqual([403, null])
})

test('allows the default host if PORTAL_AUTHORIZATION_HOSTS is empty', async () => {
  const hosts = process.env.PORTAL_AUTHORIZATION_HOSTS
  process.env.PORTAL_AUTHORIZATION_HOSTS = ''
  expect((await leaveFor('https://www.imovirtual.com/')).status).toBe(303)
  process.env.PORTAL_AUTHORIZATION_HOSTS = hosts
})

test('rejects navigation started by another site', async () => {
  expect((await leaveFor('https://www.imovirtual.com/', 'cross-site')).status).toBe(403)
})

test("sends a portal's callback to the API and redirects the user back to where they started", async () => {
  upstream.response = respondWith(201, { connected: true, url: '/properties/edit/7/general' })
  const response = await returnFrom('imovirtual', 'code=abc&state=xyz&scope=more')
  expect(upstream.received.map(({ method, url }) => [method, url])).toEqual([
    ['GET', '/api/v1/integrations/callback/imovirtual?code=abc&state=xyz'],
  ])
  expect([response.status, response.headers.get('location')]).toEqual([
    303,
    '/properties/edit/7/general?portal=connected',
  ])
  expect(response.headers.get('referrer-policy')).toBe('no-referrer')
})

test('retries the callback when the API stops during it', async () => {
  upstream.received = []
  let requestCount = 0
  upstream.response = (received, response) =>
    (requestCount += 1) === 1
      ? response.destroy()
      : respondWith(201, { connected: true, url: '/portals' })(received, response)
  const result = await returnFrom('imovirtual', 'code=abc&state=xyz')
  expect([upstream.received.length, result.headers.get('location')]).toEqual([2, '/portals?portal=connected'])
})

test.each([
  [{ connected: false, url: '/portals' }, 201, '/portals?portal=refused'],
  [{ connected: true, url: 'https://evil.example/' }, 201, '/portals?portal=connected'],
  [{ errors: { msg: 'NOT_FOUND_OR_ALREADY_USED' } }, 404, '/portals?portal=failed'],
  ['<html>', 200, '/portals?portal=failed'],
])('redirects within the dashboard after the response %j', async (body, status, to) => {
  upstream.response = respondWith(status, body)
  expect((await returnFrom('imovirtual', 'code=abc&state=xyz')).headers.get('location')).toBe(to)
})

test('does not forward the callback to the API if another browser started the consent', async () => {
  upstream.received = []
  for (const cookie of [Promise.resolve(''), createConsentCookie('another')])
    expect((await returnFrom('imovirtual', 'code=abc&state=xyz', cookie)).headers.get('location')).toBe(
      '/portals?portal=failed',
    )
  expect(upstream.received).toEqual([])
})

test('leaving sets a cookie that ties the consent to this browser', async () => {
  expect((await leaveFor('https://www.imovirtual.com/?state=xyz')).headers.get('set-cookie')).toMatch(
    /^consent=[0-9a-f]{64}; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax$/,
  )
})

test('does not call the API for an unknown portal or a callback without a state', async () => {
  upstream.received = []
  for (const [place, query] of [
    ['nowhere', 'code=a&state=b'],
    ['imovirtual', 'code=a'],
  ] as const)
    expect((await returnFrom(place, query)).headers.get('location')).toBe('/portals?portal=failed')
  expect(upstream.received).toEqual([])
})
