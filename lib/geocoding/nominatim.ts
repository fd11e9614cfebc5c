import { z } from 'zod'
import { type FoundPlace, type GeocodingService, toFoundPlace } from './found-place'
import { requestService } from './request-service'

const optionalName = z.string().optional()

/** Nominatim's `jsonv2` response with address details; degrees are strings (https://nominatim.org). */
const Place = z.object({
  lat: z.coerce.number(),
  lon: z.coerce.number(),
  name: optionalName,
  address: z
    .object({
      house_number: optionalName,
      road: optionalName,
      pedestrian: optionalName,
      neighbourhood: optionalName,
      quarter: optionalName,
      suburb: optionalName,
      city_district: optionalName,
      hamlet: optionalName,
      village: optionalName,
      town: optionalName,
      city: optionalName,
      municipality: optionalName,
      county: optionalName,
      state: optionalName,
      country: optionalName,
      country_code: optionalName,
    })
    .default({}),
})
const NoResult = z.object({ error: z.string() })
type Place = z.output<typeof Place>

/** Searches in Portugal only. */
export const nominatim: GeocodingService = {
  async search(base, text, limit) {
    const query = { q: text, format: 'jsonv2', addressdetails: '1', limit: String(limit), countrycodes: 'pt' }
    return (await requestService(base, '/search', query, z.array(Place))).map(toPlace)
  },
  async reverseGeocode(base, lat, lng) {
    const query = { lat: String(lat), lon: String(lng), format: 'jsonv2', addressdetails: '1', zoom: '18' }
    const response = await requestService(base, '/reverse', query, z.union([Place, NoResult]))
    return 'error' in response ? null : toPlace(response)
  },
}

function toPlace({ lat, lon, name: placeName, address }: Place): FoundPlace {
  const { suburb, city_district, village, town, quarter, hamlet } = address
  return toFoundPlace({
    name: placeName || undefined,
    street: address.road ?? address.pedestrian,
    streetNumber: address.house_number,
    political: suburb ?? city_district ?? village ?? town ?? quarter ?? hamlet ?? null,
    concelho: address.municipality ?? address.city ?? town ?? village ?? null,
    distrito: address.county ?? address.state ?? null,
    country: address.country_code === 'pt' ? undefined : address.country,
    lat,
    lng: lon,
  })
}
