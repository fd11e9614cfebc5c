import { z } from 'zod'
import { askService, GeocoderFailed } from './ask-service'
import { detailOf, type FoundPlace, partsOf } from './found-place'

const name = z.string().optional()

/** What Photon answers: GeoJSON, coordinates longitude first (https://github.com/komoot/photon). */
const Answer = z.object({
  features: z.array(
    z.object({
      geometry: z.object({ coordinates: z.tuple([z.number(), z.number()]).rest(z.number()) }),
      properties: z.object({
        name,
        street: name,
        housenumber: name,
        locality: name,
        district: name,
        city: name,
        county: name,
        state: name,
        country: name,
        countrycode: name,
        type: name,
      }),
    }),
  ),
})
type Properties = z.output<typeof Answer>['features'][number]['properties']

/** Photon prefers what is near this point: the middle of the mainland. */
const near = { lat: '39.6', lon: '-8.2', zoom: '7', location_bias_scale: '0.4' }

/** Places by name or address, `limit` of them at most. */
export async function searchPhoton(base: string, text: string, limit: number): Promise<FoundPlace[]> {
  return read(await askService(base, '/api', { q: text, limit: String(limit), ...near }))
}

/** The address at a point; null where there is none. */
export async function photonAt(base: string, lat: number, lng: number): Promise<FoundPlace | null> {
  const query = { lat: String(lat), lon: String(lng), limit: '1' }
  return read(await askService(base, '/reverse', query))[0] ?? null
}

function read(answer: unknown): FoundPlace[] {
  const result = Answer.safeParse(answer)
  if (!result.success) throw new GeocoderFailed('not the answer of a Photon')
  return result.data.features.map(({ geometry, properties }) => {
    const [lng, lat] = geometry.coordinates
    return placeOf(lat, lng, properties)
  })
}

function placeOf(lat: number, lng: number, of: Properties): FoundPlace {
  const street = of.type === 'street' ? (of.name ?? of.street) : of.street
  const route = street === undefined ? null : [street, of.housenumber].filter(Boolean).join(' ')
  const kept = (type: string) => (of.type === type ? of.name : undefined)
  const concelho = of.city ?? kept('city') ?? null
  const political = of.district ?? kept('district') ?? of.locality ?? kept('locality') ?? null
  // On the mainland the county is the district; on the islands there is only the state.
  const distrito = of.county ?? kept('county') ?? of.state ?? kept('state') ?? null
  const shown = of.name ?? route ?? political ?? concelho ?? ''
  return {
    name: shown,
    detail: detailOf(
      shown,
      route,
      political,
      concelho,
      distrito,
      of.countrycode === 'PT' ? null : of.country,
    ),
    lat,
    lng,
    parts: partsOf({ concelho, distrito, political, routeLocation: route }),
  }
}
