export type Coordinates = { lat: number; lng: number }

const degrees = String.raw`([+-]?\d{1,3}(?:[.,]\d+)?)\s*°?`
const minutes = String.raw`(?:\s*(\d{1,2}(?:[.,]\d+)?)\s*'(?:\s*(\d{1,2}(?:[.,]\d+)?)\s*")?)?`
const northOrSouth = String.raw`\s*([NS])?`
const eastOrWest = String.raw`\s*([EWOL])?`
const pairPattern = new RegExp(
  `^${northOrSouth}\\s*${degrees}${minutes}${northOrSouth}\\s*(?:[,;/]|\\s)\\s*${eastOrWest}\\s*${degrees}${minutes}${eastOrWest}$`,
  'i',
)

/**
 * Parses coordinates in common notations: `38,7139, -9,1394`, `38.7139 N 9.1394 W` (O is West in Portuguese),
 * `38°42'50.4"N 9°08'21.8"W`, and links to a place on Google Maps, Apple Maps or OpenStreetMap. Null if invalid.
 */
export function parseCoordinates(input: string): Coordinates | null {
  const text = input.trim()
  return /^https?:\/\//i.test(text) ? parseMapLink(text) : parsePair(text)
}

/** Returns true for map links that need a redirect to find the place, such as `https://maps.app.goo.gl/abc`. */
export function isShortMapLink(input: string): boolean {
  return /^(https?:\/\/)?(maps\.app\.goo\.gl|goo\.gl\/maps|maps\.apple\/p|osm\.org\/go)\//i.test(input.trim())
}

/** Formats coordinates with five decimals (one metre): `38.71390, -9.13940`, as maps use them in every language. */
export function formatCoordinates({ lat, lng }: Coordinates): string {
  return `${lat.toFixed(5)}, ${lng.toFixed(5)}`
}

function parsePair(text: string): Coordinates | null {
  const match = pairPattern.exec(
    text
      .replace(/\u2212/g, '-')
      .replace(/[()]/g, '')
      .replace(/[\u2018\u2019\u2032\u00b4]/g, "'")
      .replace(/''|[\u201c\u201d\u2033]/g, '"')
      .replace(/\u00ba/g, '°')
      // Adds the symbols to `38 42 50.4 N`: the letter shows that the numbers are degrees, minutes and seconds.
      .replace(/(\d+) +(\d+) +(\d+(?:[.,]\d+)?) *([NSEWOL])/gi, `$1°$2'$3"$4`)
      .trim(),
  )
  if (match === null) return null
  const [, latPrefix, latDeg = '', latMin, latSec, latSuffix] = match
  const [lngPrefix, lngDeg = '', lngMin, lngSec, lngSuffix] = match.slice(6)
  return toCoordinates(
    toDecimalDegrees(latDeg, latMin, latSec, /s/i.test(latPrefix ?? latSuffix ?? 'N')),
    toDecimalDegrees(lngDeg, lngMin, lngSec, /[wo]/i.test(lngPrefix ?? lngSuffix ?? 'E')),
  )
}

/** Returns the selected place of a link, else the centre of its map. */
function parseMapLink(text: string): Coordinates | null {
  if (!URL.canParse(text)) return null
  const { pathname, searchParams, hash } = new URL(text)
  const path = safeDecode(pathname)
  const markerMatch = /!3d(-?[\d.]+)!4d(-?[\d.]+)/.exec(path)
  const centreMatch = /@(-?[\d.]+),(-?[\d.]+)/.exec(path)
  const hashMatch = /#map=[\d.]+\/(-?[\d.]+)\/(-?[\d.]+)/.exec(hash)
  const pairs = [
    markerMatch?.slice(1).join(','),
    searchParams.has('mlat') ? `${searchParams.get('mlat')},${searchParams.get('mlon')}` : undefined,
    ...['ll', 'coordinate', 'q', 'query', 'destination', 'daddr'].map((name) => searchParams.get(name)),
    /\/(?:place|search|dir)\/([^/]+)/.exec(path)?.[1]?.replaceAll('+', ' '),
    centreMatch?.slice(1).join(','),
    searchParams.get('center'),
    hashMatch?.slice(1).join(','),
  ]
  for (const pair of pairs) {
    const coordinates = parsePair((pair ?? '').replace(/^loc:/, ''))
    if (coordinates !== null) return coordinates
  }
  return null
}

function safeDecode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

function toDecimalDegrees(
  degree: string,
  minute: string | undefined,
  second: string | undefined,
  isNegative: boolean,
) {
  const [deg, min, sec] = [parseDecimal(degree), parseDecimal(minute ?? '0'), parseDecimal(second ?? '0')]
  if (min >= 60 || sec >= 60) return NaN
  const absolute = Math.abs(deg) + min / 60 + sec / 3600
  // Some people write both the sign and the letter: `-9.1 W` is west, too.
  return degree.startsWith('-') || isNegative ? -absolute : absolute
}

function toCoordinates(lat: number, lng: number): Coordinates | null {
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : null
}

function parseDecimal(text: string): number {
  return Number(text.replace(',', '.'))
}
