import 'server-only'
import type { FoundPlace } from './found-place'
import { nearestPlace, searchGazetteer } from './gazetteer'
import { nominatimAt, searchNominatim } from './nominatim'
import { photonAt, searchPhoton } from './photon'

export type Geocoder = {
  /** Places by name or address, best first, eight at most. */
  search: (text: string) => Promise<FoundPlace[]>
  /** The names around a point, null where nothing is known. */
  at: (lat: number, lng: number) => Promise<FoundPlace | null>
}

type Environment = Record<string, string | undefined>

const shown = 8
const keptMs = 3_600_000
const keptMost = 500

/** Answers without a network; streets it does not know. */
const builtIn: Geocoder = {
  search: async (text) => searchGazetteer(text),
  at: async (lat, lng) => nearestPlace(lat, lng),
}

// One for the process and the settings it was made from: what it keeps is for everybody.
let current: { made: string; geocoder: Geocoder } | undefined

/**
 * The geocoder of the configuration: GEOCODER_URL with GEOCODER_KIND `photon` (unless told) or `nominatim`, answers kept
 * for an hour; the built-in gazetteer without one, and whenever the service fails.
 */
export function geocoder(env: Environment = process.env): Geocoder {
  const [url, kind] = [env.GEOCODER_URL, env.GEOCODER_KIND]
  const made = `${kind} ${url}`
  if (current?.made !== made) current = { made, geocoder: geocoderOf(url, kind) }
  return current.geocoder
}

function geocoderOf(url: string | undefined, kind = 'photon'): Geocoder {
  if (url === undefined || url === '') return builtIn
  if (!URL.canParse(url) || !/^https?:/.test(url))
    throw new Error('GEOCODER_URL must be an http or https address')
  if (kind !== 'photon' && kind !== 'nominatim') throw new Error('GEOCODER_KIND must be photon or nominatim')
  const service: Geocoder =
    kind === 'photon'
      ? { search: (text) => searchPhoton(url, text, shown), at: (lat, lng) => photonAt(url, lat, lng) }
      : { search: (text) => searchNominatim(url, text, shown), at: (lat, lng) => nominatimAt(url, lat, lng) }
  const search = keeping(service.search)
  const at = keeping(service.at)
  return {
    search: (text) => search(text).catch((error) => told(error, builtIn.search(text))),
    at: (lat, lng) => at(lat, lng).catch((error) => told(error, builtIn.at(lat, lng))),
  }
}

/** Keeps answers by their question, the oldest going first; failures are not kept. */
function keeping<Args extends (string | number)[], Answer>(
  ask: (...args: Args) => Promise<Answer>,
): (...args: Args) => Promise<Answer> {
  const kept = new Map<string, { answer: Promise<Answer>; until: number }>()
  return (...args) => {
    const question = args.join('\n').toLowerCase()
    const known = kept.get(question)
    if (known !== undefined && known.until > Date.now()) return known.answer
    const answer = ask(...args)
    kept.delete(question)
    kept.set(question, { answer, until: Date.now() + keptMs })
    answer.catch(() => kept.delete(question))
    const [oldest] = kept.keys()
    if (kept.size > keptMost && oldest !== undefined) kept.delete(oldest)
    return answer
  }
}

function told<Answer>(error: unknown, instead: Answer): Answer {
  process.stderr.write(`The geocoder failed, the built-in gazetteer answers: ${String(error)}\n`)
  return instead
}
