import atlas from './atlas.json'

type Point = [lat: number, lng: number]

/** What a map without tiles shows; made by make-atlas.mjs, 33 KiB on the wire and fetched by such a map alone. */
export const districts: Point[][] = atlas.districts.map(paired)
export const neighbours: Point[][] = atlas.neighbours.map(paired)

/** `zoom`: from which on the name has room. */
export const towns = atlas.towns.flatMap(([name, lat, lng, zoom]) =>
  typeof name === 'string' && typeof lat === 'number' && typeof lng === 'number' && typeof zoom === 'number'
    ? [{ name, at: [lat, lng] satisfies Point as Point, zoom }]
    : [],
)

/** Rings are kept as one row of numbers: latitude, longitude, latitude, ... */
function paired(figures: number[]): Point[] {
  return Array.from({ length: figures.length / 2 }, (_, at) => [
    figures[2 * at] ?? 0,
    figures[2 * at + 1] ?? 0,
  ])
}
