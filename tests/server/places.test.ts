import { answerPlaceAt, answerPlaces } from '@/app/api/_bff/places-answer'
import { type Asked, codeOf, request, secret, signedIn } from './browser'

let cookie = ''
beforeAll(async () => {
  process.env.SESSION_SECRET = secret
  delete process.env.GEOCODER_URL
  cookie = (await signedIn()).cookie
})

const search = (query: string, asked: Asked = { cookie }) =>
  answerPlaces(request(`/api/v1/places${query}`, asked))
const reverse = (query: string) => answerPlaceAt(request(`/api/v1/places/reverse${query}`, { cookie }))

test('a signed-in page finds places, and what is there', async () => {
  const found = await search('?q=Estoril')
  expect(found.status).toBe(200)
  expect(found.headers.get('cache-control')).toBe('no-store')
  expect(await found.json()).toMatchObject({
    places: [{ name: 'Estoril', detail: 'Cascais, Lisboa' }, { name: 'Monte Estoril' }],
  })
  const there = await reverse('?lat=38.7139&lng=-9.1394')
  expect(await there.json()).toMatchObject({ place: { parts: { concelho: 'Lisboa' } } })
  expect(await (await reverse('?lat=0&lng=0')).json()).toEqual({ place: null })
})

test('the signed-out and other sites get nothing', async () => {
  expect((await search('?q=a', {})).status).toBe(401)
  const other = await search('?q=a', { cookie, headers: { 'sec-fetch-site': 'cross-site' } })
  expect(await codeOf(other)).toBe('CROSS_ORIGIN')
  const bare = await search('?q=a', { cookie, headers: { 'x-bff': '' } })
  expect(await codeOf(bare)).toBe('CROSS_ORIGIN')
  expect((await search('?q=a', { cookie, method: 'POST' })).headers.get('allow')).toBe('GET')
})

test.each(['', '?q=', `?q=${'a'.repeat(201)}`])('the search %p is refused', async (query) => {
  expect((await search(query)).status).toBe(400)
})

test.each(['', '?lat=91&lng=0', '?lat=&lng=', '?lat=a&lng=1', '?lat=1', '?lat=1&lng=1e9'])(
  'the point %p is refused',
  async (query) => {
    expect((await reverse(query)).status).toBe(400)
  },
)
