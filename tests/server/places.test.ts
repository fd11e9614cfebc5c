import { handleReverseGeocoding, handlePlaceSearch } from '@/app/api/_bff/places-handler'
import { type SendOptions, codeOf, createRequest, secret, createTestSession } from './browser'

let cookie = ''
beforeAll(async () => {
  process.env.SESSION_SECRET = secret
  delete process.env.GEOCODER_URL
  cookie = (await createTestSession()).cookie
})

const requestSearch = (query: string, options: SendOptions = { cookie }) =>
  handlePlaceSearch(createRequest(`/api/v1/places${query}`, options))
const requestReverse = (query: string) =>
  handleReverseGeocoding(createRequest(`/api/v1/places/reverse${query}`, { cookie }))

test('lets a signed-in page search for places, and find the place nearest to a point', async () => {
  const search = await requestSearch('?q=Estoril')
  expect(search.status).toBe(200)
  expect(search.headers.get('cache-control')).toBe('no-store')
  expect(await search.json()).toMatchObject({
    places: [{ name: 'Estoril', detail: 'Cascais, Lisboa' }, { name: 'Monte Estoril' }],
  })
  const reverse = await requestReverse('?lat=38.7139&lng=-9.1394')
  expect(await reverse.json()).toMatchObject({ place: { parts: { concelho: 'Lisboa' } } })
  expect(await (await requestReverse('?lat=0&lng=0')).json()).toEqual({ place: null })
})

test('rejects searches by signed-out visitors and other sites, and methods other than GET', async () => {
  expect((await requestSearch('?q=a', {})).status).toBe(401)
  const crossSite = await requestSearch('?q=a', { cookie, headers: { 'sec-fetch-site': 'cross-site' } })
  expect(await codeOf(crossSite)).toBe('CROSS_ORIGIN')
  const withoutHeader = await requestSearch('?q=a', { cookie, headers: { 'x-bff': '' } })
  expect(await codeOf(withoutHeader)).toBe('CROSS_ORIGIN')
  expect((await requestSearch('?q=a', { cookie, method: 'POST' })).headers.get('allow')).toBe('GET')
})

test.each(['', '?q=', `?q=${'a'.repeat(201)}`])('rejects the search %p', async (query) => {
  expect((await requestSearch(query)).status).toBe(400)
})

test.each(['', '?lat=91&lng=0', '?lat=&lng=', '?lat=a&lng=1', '?lat=1', '?lat=1&lng=1e9'])(
  'rejects the point %p',
  async (query) => {
    expect((await requestReverse(query)).status).toBe(400)
  },
)
