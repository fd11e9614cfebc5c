import { GET } from '@/app/media/[...path]/route'
import { toLocalPath, toSignInUrl } from '@/lib/agency/local-path'
import { mediaUrl, photoSources } from '@/lib/format/media-url'
import { buildContentSecurityPolicy } from '@/lib/session/content-security-policy'
import { respondWith, headersOf } from './fake-upstream'
import { useFakeUpstream } from './use-fake-upstream'

const upstream = useFakeUpstream()

beforeEach(() => {
  upstream.response = respondWith(200, 'image', { 'content-type': 'image/png' })
})
afterEach(() => {
  delete process.env.MEDIA_BASE_URL
  delete process.env.MAP_TILES_URL
})

const requestImage = (path: string, headers: Record<string, string> = {}) =>
  GET(new Request(`http://localhost:3000/media/${path}`, { headers }), {
    params: Promise.resolve({ path: path.split('/').map(decodeURIComponent) }),
  })

test.each([
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https://evil.example',
  'http:evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  '/\t/evil.example',
  '/\n/evil.example',
  '/x/..//evil.example',
  '/.//evil.example',
  '/a/../..//evil.example',
  'evil.example',
  '',
  ' /home',
  '/api/v1/auth/logout',
  '/media/x',
  '/_next/x',
  '/login',
  '/login?next=/login',
  '/ok\u0000',
  '/ok\\x',
  null,
  undefined,
  7,
  ['/home'],
])('%p redirects to the home page', (next) => {
  expect(toLocalPath(next)).toBe('/home')
})

test('redirects back to a local page with its query', () => {
  expect(toLocalPath('/agents/edit/3?tab=2#photo')).toBe('/agents/edit/3?tab=2#photo')
  expect(toLocalPath('/properties/listings?filter=%2F%2Fevil')).toBe('/properties/listings?filter=%2F%2Fevil')
  expect(toSignInUrl('/agents?page=2')).toBe('/login?next=%2Fagents%3Fpage%3D2')
})

test('the content security policy names the configured origins only', () => {
  process.env.MEDIA_BASE_URL = 'https://media.office.example/store'
  process.env.MAP_TILES_URL = 'https://{s}.tiles.example/{z}/{x}/{y}.png'
  const policy = buildContentSecurityPolicy('n0nce')
  expect(policy).toContain("script-src 'self' 'nonce-n0nce' 'strict-dynamic';")
  expect(policy).toContain("img-src 'self' blob: data: https://media.office.example https://*.tiles.example;")
  expect(policy).toContain("connect-src 'self' https://*.tiles.example;")
  expect(policy).not.toContain('unsafe-eval')
  process.env.MAP_TILES_URL = 'https://x.example; script-src *'
  expect(buildContentSecurityPolicy('n')).not.toContain('script-src *')
})

test('serves a photo from the media host with immutable caching, and forwards nothing from the browser', async () => {
  const response = await requestImage('properties/7/front-1.png', {
    cookie: 'sid=x',
    authorization: 'Bearer x',
  })
  expect(await response.text()).toBe('image')
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(upstream.received[0]?.url).toBe('/media/properties/7/front-1.png')
  expect(Object.keys(headersOf(upstream.received[0])).sort()).toEqual([
    'accept',
    'accept-encoding',
    'connection',
    'host',
  ])
})

test.each([
  'secrets/7/a.png',
  'properties/x/a.png',
  'properties/7/..',
  'properties/7/.env',
  'properties/7/a%2fb.png',
  'properties/7/a/b.png',
  'properties/..%2f..%2fapi/a.png',
  'properties/7/a.png%00',
  'properties/7',
])('does not request /media/%s from the media host', async (path) => {
  expect((await requestImage(path)).status).toBe(404)
  expect(upstream.received).toEqual([])
})

test('forwards images only, and none to another site', async () => {
  for (const type of ['text/html', 'image/svg+xml', 'image/png, text/html']) {
    upstream.response = respondWith(200, '<script>', { 'content-type': type })
    expect((await requestImage('properties/7/a.png')).status).toBe(404)
  }
  upstream.received = []
  expect((await requestImage('properties/7/a.png', { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  expect(upstream.received).toEqual([])
})

test('returns the URL of a stored image, and leaves foreign URLs unchanged', () => {
  expect(mediaUrl('agents', 4, 'a b.png')).toBe('/media/agents/4/a%20b.png')
  expect(mediaUrl('agents', 4, 'https://cdn.example/a.png')).toBe('https://cdn.example/a.png')
})

test("lists a photo's stored variants with their widths", () => {
  const photo = { file: 'a.jpg', card: 'a-card.webp', small: 'a-small.webp', thumb: 'a-thumb.webp' }
  expect(photoSources('agents', 4, photo)).toEqual({
    src: '/media/agents/4/a-card.webp',
    srcSet:
      '/media/agents/4/a-thumb.webp 128w, /media/agents/4/a-small.webp 320w, /media/agents/4/a-card.webp 640w',
  })
  const photoWithoutVariants = { file: 'a.jpg', card: null, small: null, thumb: null }
  expect(photoSources('agents', 4, photoWithoutVariants)).toEqual({
    src: '/media/agents/4/a.jpg',
    srcSet: undefined,
  })
})
