import { jest } from '@jest/globals'
import { geocoder } from '@/lib/geocoding/geocoder'
import { answering, type EchoUpstream, startEchoUpstream } from './echo-upstream'

let service: EchoUpstream

beforeAll(async () => {
  service = await startEchoUpstream()
})
afterAll(() => service.close())
beforeEach(() => {
  service.received.length = 0
})

const asked = () => new URL(service.received[0]?.url ?? '', service.address)
let round = 0
/** A path of its own for each test: what one keeps the other must not get. */
const environment = (kind: string) => ({
  GEOCODER_URL: `${service.address}/${round++}/`,
  GEOCODER_KIND: kind,
})

/** As https://photon.komoot.io answers. */
const photonAnswer = {
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
/** As https://nominatim.openstreetmap.org answers with format=jsonv2. */
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

test('a Photon is asked by its own rules, and its addresses become parts', async () => {
  service.answer = answering(200, photonAnswer)
  const [place] = await geocoder(environment('photon')).search('arouca 12')
  expect(asked().pathname).toMatch(/^\/\d+\/api$/)
  expect(asked().searchParams.get('q')).toBe('arouca 12')
  expect(asked().searchParams.get('limit')).toBe('8')
  expect(place).toMatchObject({ name: 'Rua Frederico Arouca 12', lat: 38.6966, lng: -9.4205, parts })
})

test('a Photon names a point by its reverse call, which may know nothing', async () => {
  service.answer = answering(200, photonAnswer)
  const photon = geocoder(environment('photon'))
  expect((await photon.at(38.6966, -9.4205))?.parts).toEqual(parts)
  expect(asked().pathname).toMatch(/\/reverse$/)
  expect(asked().searchParams.get('lon')).toBe('-9.4205')
  service.answer = answering(200, { type: 'FeatureCollection', features: [] })
  expect(await photon.at(1, 1)).toBeNull()
})

test('a Nominatim is asked by its own rules, and its addresses become parts', async () => {
  service.answer = answering(200, [nominatimPlace])
  const [place] = await geocoder(environment('nominatim')).search('arouca 12')
  expect(asked().pathname).toMatch(/\/search$/)
  expect(Object.fromEntries(asked().searchParams)).toMatchObject({ q: 'arouca 12', format: 'jsonv2' })
  expect(asked().searchParams.get('addressdetails')).toBe('1')
  expect(place).toMatchObject({ name: 'Rua Frederico Arouca', lat: 38.6966, lng: -9.4205, parts })
})

test('a Nominatim names a point, and says in its own way that it cannot', async () => {
  service.answer = answering(200, nominatimPlace)
  const nominatim = geocoder(environment('nominatim'))
  expect((await nominatim.at(38.6966, -9.4205))?.parts).toEqual(parts)
  service.answer = answering(200, { error: 'Unable to geocode' })
  expect(await nominatim.at(1, 1)).toBeNull()
})

test('the same question is asked of the service once', async () => {
  service.answer = answering(200, photonAnswer)
  const photon = geocoder(environment('photon'))
  await photon.search('Arouca')
  await photon.search('arouca')
  expect(service.received).toHaveLength(1)
})

test.each([
  ['refuses', answering(429, {})],
  ['answers what is no JSON', answering(200, '<html>')],
  ['answers what no Photon answers', answering(200, { places: [] })],
])(
  'where the service %s, the built-in gazetteer answers, and the service is asked again',
  async (_, answer) => {
    const told = jest.spyOn(process.stderr, 'write').mockReturnValue(true)
    service.answer = answer
    const photon = geocoder(environment('photon'))
    expect((await photon.search('estoril'))[0]?.name).toBe('Estoril')
    await photon.search('estoril')
    expect(service.received).toHaveLength(2)
    told.mockRestore()
  },
)

test('what cannot be a geocoder is refused with the name of the setting', () => {
  expect(() => geocoder({ GEOCODER_URL: 'ftp://x' })).toThrow('GEOCODER_URL')
  expect(() => geocoder({ GEOCODER_URL: 'http://x', GEOCODER_KIND: 'google' })).toThrow('GEOCODER_KIND')
})
