import { askOwn } from './call'
import type { PlaceView } from './place-view'
import type { CallOptions } from './types'

export type { PlaceView }

/** Places by name or address, best first. Throws AgencyError as `call` does. */
export async function findPlaces(text: string, options: CallOptions = {}): Promise<PlaceView[]> {
  const [{ parsed }, { PlacesAnswer }] = await loadReading()
  const read = (answer: string) => parsed(PlacesAnswer, answer).places
  return askOwn(`/places?${new URLSearchParams({ q: text })}`, read, options)
}

/** The names around a point in degrees; null where nothing is known. */
export async function fetchPlaceAt(
  { lat, lng }: { lat: number; lng: number },
  options: CallOptions = {},
): Promise<PlaceView | null> {
  const [{ parsed }, { PlaceAtAnswer }] = await loadReading()
  const query = new URLSearchParams({ lat: String(lat), lng: String(lng) })
  return askOwn(`/places/reverse?${query}`, (answer) => parsed(PlaceAtAnswer, answer).place, options)
}

/** Schemas weigh more than the page: they come with the first question. */
function loadReading() {
  return Promise.all([import('./wire'), import('./place-view')])
}
