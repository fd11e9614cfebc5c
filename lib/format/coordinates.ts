export type Coordinates = { lat: number; lng: number }

const figure = String.raw`([+-]?\d{1,3}(?:[.,]\d+)?)°?\s*`
const north = String.raw`([NS])?`
const east = String.raw`([EWOL])?`
const pair = new RegExp(`^${figure}${north}\\s*(?:[,;/]|\\s)\\s*${figure}${east}$`, 'i')

/**
 * Reads coordinates as people write and copy them: `38,7139, -9,1394`, `38.7139, -9.1394`, `38.7139 N 9.1394 W` (O is
 * West in Portuguese). Null for what is no place on earth.
 */
export function parseCoordinates(typed: string): Coordinates | null {
  const match = pair.exec(
    typed
      .trim()
      .replace(/\u2212/g, '-')
      .replace(/[()]/g, ''),
  )
  if (match === null) return null
  const [, latitude = '', ns = 'N', longitude = '', ew = 'E'] = match
  const lat = numberOf(latitude) * (/s/i.test(ns) ? -1 : 1)
  const lng = numberOf(longitude) * (/[wo]/i.test(ew) ? -1 : 1)
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : null
}

/** Five decimals, which is a metre: `38.71390, -9.13940`, as maps copy and take it in every language. */
export function formatCoordinates({ lat, lng }: Coordinates): string {
  return `${lat.toFixed(5)}, ${lng.toFixed(5)}`
}

function numberOf(text: string): number {
  return Number(text.replace(',', '.'))
}
