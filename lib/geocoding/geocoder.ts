import 'server-only'
import type { FoundPlace } from './found-place'
import { findNearestPlace, searchGazetteer } from './gazetteer'
import { nominatim } from './nominatim'
import { photon } from './photon'

type Geocoder = {
  /** Finds places by name or address, best first, eight at most. */
  search: (text: string) => Promise<FoundPlace[]>
  /** Returns the names around a point; null if none are known. */
  reverseGeocode: (lat: number, lng: number) => Promise<FoundPlace | null>
}

type Environment = Record<string, string | undefined>

const maxResults = 8
const retentionMs = 3_600_000
const maxEntries = 500

/** Works offline, but doesn't know streets. */
const builtIn: Geocoder = {
  search: async (text) => searchGazetteer(text),
  reverseGeocode: async (lat, lng) => findNearestPlace(lat, lng),
}

// Shared by all users, because of its cache; replaced when the configuration changes.
let cachedGeocoder: { key: string; geocoder: Geocoder } | undefined

/**
 * Returns the configured geocoder: the service at GEOCODER_URL, of GEOCODER_KIND `photon` (default) or `nominatim`.
 * Caches its responses for an hour. The built-in gazetteer is used if no URL is set, and whenever the service fails.
 */
export function getGeocoder(env: Environment = process.env): Geocoder {
  const [url, kind] = [env.GEOCODER_URL, env.GEOCODER_KIND]
  const key = `${kind} ${url}`
  if (cachedGeocoder?.key !== key) cachedGeocoder = { key, geocoder: createGeocoder(url, kind) }
  return cachedGeocoder.geocoder
}

function createGeocoder(url: string | undefined, configuredKind: string | undefined): Geocoder {
  if (!url) return builtIn
  if (!URL.canParse(url) || !/^https?:/.test(url))
    throw new Error('GEOCODER_URL must be an http or https URL')
  const kind = configuredKind || 'photon'
  if (kind !== 'photon' && kind !== 'nominatim') throw new Error('GEOCODER_KIND must be photon or nominatim')
  const service = kind === 'photon' ? photon : nominatim
  const search = withCache((text: string) => service.search(url, text, maxResults))
  const reverseGeocode = withCache((lat: number, lng: number) => service.reverseGeocode(url, lat, lng))
  return {
    search: (text) => search(text).catch((error) => logAndFallBack(error, builtIn.search(text))),
    reverseGeocode: (lat, lng) =>
      reverseGeocode(lat, lng).catch((error) => logAndFallBack(error, builtIn.reverseGeocode(lat, lng))),
  }
}

/** Caches responses by arguments, evicting the oldest; failures aren't cached. */
function withCache<Args extends (string | number)[], ResponseBody>(
  request: (...args: Args) => Promise<ResponseBody>,
): (...args: Args) => Promise<ResponseBody> {
  const cache = new Map<string, { response: Promise<ResponseBody>; expiresAt: number }>()
  return (...args) => {
    const cacheKey = args.join('\n').toLowerCase()
    const cached = cache.get(cacheKey)
    if (cached !== undefined && cached.expiresAt > Date.now()) return cached.response
    const response = request(...args)
    cache.delete(cacheKey)
    cache.set(cacheKey, { response, expiresAt: Date.now() + retentionMs })
    response.catch(() => cache.delete(cacheKey))
    const [oldest] = cache.keys()
    if (cache.size > maxEntries && oldest !== undefined) cache.delete(oldest)
    return response
  }
}

function logAndFallBack<ResponseBody>(error: unknown, fallback: ResponseBody): ResponseBody {
  process.stderr.write(`The geocoder failed, using the built-in gazetteer: ${String(error)}\n`)
  return fallback
}
