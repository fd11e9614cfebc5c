import { z } from 'zod'
import { type FoundPlace, type GeocodingService, toFoundPlace } from './found-place'
import { requestService } from './request-service'

const optionalName = z.string().optional()

/** Photon's response: GeoJSON, coordinates longitude first (https://github.com/komoot/photon). */
const PhotonResponse = z.object({
  features: z.array(
    z.object({
      geometry: z.object({ coordinates: z.tuple([z.number(), z.number()]).rest(z.number()) }),
      properties: z.object({
        name: optionalName,
        street: optionalName,
        housenumber: optionalName,
        locality: optionalName,
        district: optionalName,
        city: optionalName,
        county: optionalName,
        state: optionalName,
        country: optionalName,
        countrycode: optionalName,
        type: optionalName,
      }),
    }),
  ),
})
type Feature = z.output<typeof PhotonResponse>['features'][number]

/** Biases results towards the middle of mainland Portugal. */
const locationBias = { lat: '39.6', lon: '-8.2', zoom: '7', location_bias_scale: '0.4' }

export const photon: GeocodingService = {
  async search(base, text, limit) {
    const query = { q: text, limit: String(limit), ...locationBias }
    return (await requestService(base, '/api', query, PhotonResponse)).features.map(toPlace)
  },
  async reverseGeocode(base, lat, lng) {
    const query = { lat: String(lat), lon: String(lng), limit: '1' }
    const [nearest] = (await requestService(base, '/reverse', query, PhotonResponse)).features
    return nearest === undefined ? null : toPlace(nearest)
  },
}

function toPlace({ geometry, properties }: Feature): FoundPlace {
  const [lng, lat] = geometry.coordinates
  const { name, district, locality, city, county, state } = properties
  const nameOfType = (type: string) => (properties.type === type ? name : undefined)
  return toFoundPlace({
    name,
    street: nameOfType('street') ?? properties.street,
    streetNumber: properties.housenumber,
    political: district ?? nameOfType('district') ?? locality ?? nameOfType('locality') ?? null,
    concelho: city ?? nameOfType('city') ?? null,
    // On the mainland the county is the district; on the islands only the state is set.
    distrito: county ?? nameOfType('county') ?? state ?? nameOfType('state') ?? null,
    country: properties.countrycode === 'PT' ? undefined : properties.country,
    lat,
    lng,
  })
}
