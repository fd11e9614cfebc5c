import { requestBff } from './call'
import type { PlaceView } from './place-view'
import type { CallOptions } from './types'

export type { PlaceView }

/** Finds places by name or address, best first. Throws AgencyError as `call` does. */
export async function findPlaces(text: string, options: CallOptions = {}): Promise<PlaceView[]> {
  const [{ parseJson }, { PlacesResponse }] = await loadParsers()
  const parse = (response: string) => parseJson(PlacesResponse, response).places
  return requestBff(`/places?${new URLSearchParams({ q: text })}`, parse, options)
}

/** Fetches the place at a point in degrees; null if none is known. */
export async function fetchPlaceAt({ lat, lng }: { lat: number; lng: number }, options: CallOptions = {}) {
  const [{ parseJson }, { PlaceAtResponse }] = await loadParsers()
  const query = new URLSearchParams({ lat: String(lat), lng: String(lng) })
  return requestBff(
    `/places/reverse?${query}`,
    (response) => parseJson(PlaceAtResponse, response).place,
    options,
  )
}

/** Loads the schemas with the first request, because their code is larger than the page's. */
function loadParsers() {
  return Promise.all([import('./wire'), import('./place-view')])
}
