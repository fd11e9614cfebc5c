import { stripMarks } from '#contract/normalize.ts'
import gazetteer from './gazetteer.json'
import { detailOf, type FoundPlace, partsOf } from './found-place'

type Entry = FoundPlace & { key: string; words: string[]; around: string[]; weight: number }

const shown = 8
/** Kilometres from the nearest place beyond which a point lies nowhere that we know. */
const farthest = 60

let entries: Entry[] | undefined

/**
 * Places of Portugal by the beginning of their name, accents and capitals aside: districts, the 308 municipalities and
 * some 660 towns. What begins so comes first, then what has a word that does, the bigger before the smaller.
 */
export function searchGazetteer(text: string): FoundPlace[] {
  const wanted = plain(text)
  const words = wanted.split(' ').filter(Boolean)
  if (words.length === 0) return []
  return all()
    .map((entry) => ({ entry, rank: rankOf(entry, wanted, words) }))
    .filter(({ rank }) => rank < 3)
    .sort((a, b) => a.rank - b.rank || b.entry.weight - a.entry.weight)
    .slice(0, shown)
    .map(({ entry }) => bare(entry))
}

/** The town nearest to a point, with its names; null far from all of them. */
export function nearestPlace(lat: number, lng: number): FoundPlace | null {
  let best: { entry: Entry; km: number } | null = null
  for (const entry of all()) {
    if (entry.parts.concelho === null) continue
    const km = kilometres(lat, lng, entry)
    if (km <= (best?.km ?? farthest)) best = { entry, km }
  }
  if (best === null) return null
  const { name, parts } = best.entry
  const { concelho, distrito } = parts
  return { ...bare(best.entry), parts: partsOf({ concelho, distrito, political: parts.political ?? name }) }
}

function rankOf({ key, words, around }: Entry, wanted: string, typed: string[]): number {
  if (key.startsWith(wanted)) return 0
  const inName = (word: string) => words.some((each) => each.startsWith(word))
  if (typed.every(inName)) return 1
  // `estoril cascais`, `lagoa faro`: a name, and where.
  const somewhere = (word: string) => inName(word) || around.some((each) => each.startsWith(word))
  return typed.some(inName) && typed.every(somewhere) ? 2 : 3
}

function all(): Entry[] {
  return (entries ??= [...municipalities(), ...districts(), ...towns()])
}

type Row = (string | number)[]
const text = (value: string | number | undefined) => String(value)

function municipalityRow(index: number) {
  const [name, lat, lng, population, district] = gazetteer.municipalities[index] ?? []
  const distrito = gazetteer.districts[Number(district)] ?? ''
  return {
    name: text(name),
    at: [Number(lat), Number(lng)] as const,
    population: Number(population),
    distrito,
  }
}

function municipalities(): Entry[] {
  return gazetteer.municipalities.map((_, index) => {
    const { name, at, population, distrito } = municipalityRow(index)
    // Municipalities come before the towns in them that have a like name.
    return entryOf(name, at, population + 20_000, { concelho: name, distrito })
  })
}

function districts(): Entry[] {
  return gazetteer.districts.flatMap((distrito) => {
    const capital = gazetteer.municipalities.findIndex(([name]) => name === distrito)
    const islands = { Açores: 'Ponta Delgada', Madeira: 'Funchal' }[distrito]
    const index = capital >= 0 ? capital : gazetteer.municipalities.findIndex(([name]) => name === islands)
    // A district of the same name as its capital would only be the same line twice.
    return capital >= 0 ? [] : [entryOf(distrito, municipalityRow(index).at, 30_000, { distrito })]
  })
}

function towns(): Entry[] {
  return gazetteer.places.map(([name, lat, lng, population, municipality]: Row) => {
    const { name: concelho, distrito } = municipalityRow(Number(municipality))
    const names = { concelho, distrito, political: text(name) }
    return entryOf(text(name), [Number(lat), Number(lng)], Number(population), names)
  })
}

function entryOf(
  name: string,
  [lat, lng]: readonly [number, number],
  weight: number,
  names: Parameters<typeof partsOf>[0],
): Entry {
  const detail = detailOf(name, names.concelho, names.distrito)
  const key = plain(name)
  return {
    ...{ name, detail, lat, lng, parts: partsOf(names), weight, key },
    words: key.split(' '),
    around: plain(detail).split(' '),
  }
}

function bare({ name, detail, lat, lng, parts }: Entry): FoundPlace {
  return { name, detail, lat, lng, parts }
}

function plain(name: string): string {
  return stripMarks(name)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}

/** Flat-earth distance: true to a per cent over the distances asked of it. */
function kilometres(lat: number, lng: number, to: { lat: number; lng: number }): number {
  const across = (lng - to.lng) * Math.cos((lat * Math.PI) / 180)
  return Math.hypot(lat - to.lat, across) * 111.2
}
