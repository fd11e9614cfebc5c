import { jest } from '@jest/globals'
import { getGeocoder } from '@/lib/geocoding/geocoder'
import { respondWith, type FakeUpstream, startFakeUpstream } from './fake-upstream'

let service: FakeUpstream

beforeAll(async () => {
  service = await startFakeUpstream()
})
afterAll(() => service.close())
beforeEach(() => {
  service.received.length = 0
})

const requestedUrl = () => new URL(service.received[0]?.url ?? '', service.origin)
let round = 0
/** Uses a separate path per test, so that caches are not shared. */
const environment = (kind: string) => ({
  GEOCODER_URL: `${service.origin}/${round++}/`,
  GEOCODER_KIND: kind,
})

/** Response format of https://photon.komoot.io. */
const photonResponse = {
  type: 'FeatureCollection',
  features: [
    {
      type: 'Feature',
      properties: {
        osm_type: 'N',
        osm_id: 1,
        osm_key: 'place',
        osm_value: 'house',
        type: 'house',
        countrycode: 'PT',
        country: 'Portugal',
        county: 'Lisboa',
        city: 'Cascais',
        district: 'Cascais e Estoril',
        street: 'Rua Frederico Arouca',
        housenumber: '12',
        postcode: '2750-353',
      },
      geometry: { type: 'Point', coordinates: [-9.4205, 38.6966] },
    },
  ],
}
/** Response format of https://nominatim.openstreetmap.org with format=jsonv2. */
const nominatimPlace = {
  place_id: 1,
  licence: 'Data © OpenStreetMap contributors, ODbL 1.0.',
  lat: '38.6966',
  lon: '-9.4205',
  category: 'highway',
  name: 'Rua Frederico Arouca',
  display_name: 'Rua Frederico Arouca, Cascais e Estoril, Cascais, Lisboa, Portugal',
  address: {
    road: 'Rua Frederico Arouca',
    house_number: '12',
    suburb: 'Cascais e Estoril',
    town: 'Cascais',
    municipality: 'Cascais',
    county: 'Lisboa',
    'ISO3166-2-lvl6': 'PT-11',
    country: 'Portugal',
    country_code: 'pt',
  },
  boundingbox: ['38.6', '38.7', '-9.5', '-9.4'],
}
const parts = {
  concelho: 'Cascais',
  distrito: 'Lisboa',
  political: 'Cascais e Estoril',
  al2: 'Cascais',
  al3: 'Cascais e Estoril',
  routeLocation: 'Rua Frederico Arouca 12',
}

test('queries a Photon server and parses its addresses', async () => {
  service.response = respondWith(200, photonResponse)
  const [place] = await getGeocoder(environment('photon')).search('arouca 12')
  expect(requestedUrl().pathname).toMatch(/^\/\d+\/api$/)
  expect(requestedUrl().searchParams.get('q')).toBe('arouca 12')
  expect(requestedUrl().searchParams.get('limit')).toBe('8')
  expect(place).toMatchObject({ name: 'Rua Frederico Arouca 12', lat: 38.6966, lng: -9.4205, parts })
})

test("finds the address of a point with Photon's reverse call, which may return nothing", async () => {
  service.response = respondWith(200, photonResponse)
  const photon = getGeocoder(environment('photon'))
  expect((await photon.reverseGeocode(38.6966, -9.4205))?.parts).toEqual(parts)
  expect(requestedUrl().pathname).toMatch(/\/reverse$/)
  expect(requestedUrl().searchParams.get('lon')).toBe('-9.4205')
  service.response = respondWith(200, { type: 'FeatureCollection', features: [] })
  expect(await photon.reverseGeocode(1, 1)).toBeNull()
})

test('queries a Nominatim server and parses its addresses', async () => {
  service.response = respondWith(200, [nominatimPlace])
  const [place] = await getGeocoder(environment('nominatim')).search('arouca 12')
  expect(requestedUrl().pathname).toMatch(/\/search$/)
  expect(Object.fromEntries(requestedUrl().searchParams)).toMatchObject({ q: 'arouca 12', format: 'jsonv2' })
  expect(requestedUrl().searchParams.get('addressdetails')).toBe('1')
  expect(place).toMatchObject({ name: 'Rua Frederico Arouca', lat: 38.6966, lng: -9.4205, parts })
})

test('names a point with Nominatim and handles its not-found response', async () => {
  service.response = respondWith(200, nominatimPlace)
  const nominatim = getGeocoder(environment('nominatim'))
  expect((await nominatim.reverseGeocode(38.6966, -9.4205))?.parts).toEqual(parts)
  service.response = respondWith(200, { error: 'Unable to geocode' })
  expect(await nominatim.reverseGeocode(1, 1)).toBeNull()
})

test('sends the same query to the service only once', async () => {
  service.response = respondWith(200, photonResponse)
  const photon = getGeocoder(environment('photon'))
  await photon.search('Arouca')
  await photon.search('arouca')
  expect(service.received).toHaveLength(1)
})

test.each([
  ['refuses', respondWith(429, {})],
  ['returns something other than JSON', respondWith(200, '<html>')],
  ['returns an unknown format', respondWith(200, { places: [] })],
])(
  'falls back to the built-in gazetteer when the service %s, and retries the service',
  async (_, response) => {
    const stderr = jest.spyOn(process.stderr, 'write').mockReturnValue(true)
    service.response = response
    const photon = getGeocoder(environment('photon'))
    expect((await photon.search('estoril'))[0]?.name).toBe('Estoril')
    await photon.search('estoril')
    expect(service.received).toHaveLength(2)
    stderr.mockRestore()
  },
)

test('treats an empty GEOCODER_KIND as unset', async () => {
  service.response = respondWith(200, photonResponse)
  await getGeocoder(environment('')).search('estoril')
  expect(requestedUrl().pathname).toMatch(/\/api$/)
})

test('rejects an invalid geocoder and names the setting', () => {
  expect(() => getGeocoder({ GEOCODER_URL: 'ftp://x' })).toThrow('GEOCODER_URL')
  expect(() => getGeocoder({ GEOCODER_URL: 'http://x', GEOCODER_KIND: 'google' })).toThrow('GEOCODER_KIND')
})
