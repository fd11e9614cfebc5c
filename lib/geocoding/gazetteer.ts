import { stripMarks } from '#contract/normalize.ts'
import gazetteer from './gazetteer.json'
import { surroundingsOf, type FoundPlace, partsOf } from './found-place'

type Entry = { place: FoundPlace; key: string; words: string[]; surroundings: string[]; weight: number }

const maxResults = 8
/** Maximum distance in km from the nearest known place. */
const maxKm = 60

let entries: Entry[] | undefined

/**
 * Finds Portugal's 308 municipalities, about 660 towns, Açores and Madeira, ignoring accents and case. Each typed word
 * must begin a word of the name or of its surroundings; at least one typed word must begin a word of the name. Names
 * that begin with the typed text come first, then those that contain all typed words; each group by population.
 */
export function searchGazetteer(text: string): FoundPlace[] {
  const query = normalize(text)
  const queryWords = query.split(' ').filter(Boolean)
  if (queryWords.length === 0) return []
  return loadEntries()
    .map((entry) => ({ entry, rank: rankOf(entry, query, queryWords) }))
    .filter(({ rank }) => rank !== noMatch)
    .sort((a, b) => a.rank - b.rank || b.entry.weight - a.entry.weight)
    .slice(0, maxResults)
    .map(({ entry }) => entry.place)
}

/** Returns the town or municipality nearest to a point; null if all are too far away. */
export function findNearestPlace(lat: number, lng: number): FoundPlace | null {
  let best: { place: FoundPlace; km: number } | null = null
  for (const { place } of loadEntries()) {
    if (place.parts.concelho === null) continue
    const km = distanceKm(lat, lng, place)
    if (km <= (best?.km ?? maxKm)) best = { place, km }
  }
  if (best === null) return null
  const { name, parts } = best.place
  const { concelho, distrito, political: town } = parts
  return { ...best.place, parts: partsOf({ concelho, distrito, political: town ?? name }) }
}

const noMatch = 3

/** Returns 0 for the best matches, and `noMatch` for entries that don't match. */
function rankOf({ key, words, surroundings }: Entry, query: string, queryWords: string[]): number {
  if (key.startsWith(query)) return 0
  const isInName = (word: string) => words.some((nameWord) => nameWord.startsWith(word))
  if (queryWords.every(isInName)) return 1
  // Matches a name with its surroundings: `estoril cascais`, `lagoa faro`.
  const isInNameOrSurroundings = (word: string) =>
    isInName(word) || surroundings.some((surroundingWord) => surroundingWord.startsWith(word))
  return queryWords.some(isInName) && queryWords.every(isInNameOrSurroundings) ? 2 : noMatch
}

function loadEntries(): Entry[] {
  return (entries ??= [...createMunicipalities(), ...createDistricts(), ...createTowns()])
}

type Row = (string | number)[]
const toText = (value: string | number | undefined) => String(value)

function readMunicipality(index: number) {
  const [name, lat, lng, population, district] = gazetteer.municipalities[index] ?? []
  const distrito = gazetteer.districts[Number(district)] ?? ''
  return {
    name: toText(name),
    at: [Number(lat), Number(lng)] as const,
    population: Number(population),
    distrito,
  }
}

function createMunicipalities(): Entry[] {
  return gazetteer.municipalities.map((_, index) => {
    const { name, at, population, distrito } = readMunicipality(index)
    // Ranks a municipality before towns with up to 20,000 more inhabitants.
    return createEntry(name, at, population + 20_000, { concelho: name, distrito })
  })
}

/** Only the islands: other districts have the name of their capital and would be listed twice. */
function createDistricts(): Entry[] {
  return Object.entries({ Açores: 'Ponta Delgada', Madeira: 'Funchal' }).map(([distrito, capital]) => {
    const index = gazetteer.municipalities.findIndex(([name]) => name === capital)
    return createEntry(distrito, readMunicipality(index).at, 30_000, { distrito })
  })
}

function createTowns(): Entry[] {
  return gazetteer.places.map(([name, lat, lng, population, municipality]: Row) => {
    const { name: concelho, distrito } = readMunicipality(Number(municipality))
    const names = { concelho, distrito, political: toText(name) }
    return createEntry(toText(name), [Number(lat), Number(lng)], Number(population), names)
  })
}

function createEntry(
  name: string,
  [lat, lng]: readonly [number, number],
  weight: number,
  names: Parameters<typeof partsOf>[0],
): Entry {
  const detail = surroundingsOf(name, names.concelho, names.distrito)
  const key = normalize(name)
  return {
    place: { name, detail, lat, lng, parts: partsOf(names) },
    weight,
    key,
    words: key.split(' '),
    surroundings: normalize(detail).split(' '),
  }
}

function normalize(name: string): string {
  return stripMarks(name)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}

/** Equirectangular approximation, accurate to one per cent at these distances. */
function distanceKm(lat: number, lng: number, to: { lat: number; lng: number }): number {
  const lngOffset = (lng - to.lng) * Math.cos((lat * Math.PI) / 180)
  return Math.hypot(lat - to.lat, lngOffset) * 111.2
}
