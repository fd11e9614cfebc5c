import { daysBefore } from '../data.ts'
import { type Region, regions } from './regions.ts'
import { pairsToColumns } from './texts.ts'

function textsOf({ name, district }: Region) {
  const { titles, keywords, points, presents, didYouKnow, description } = district
  return pairsToColumns({
    ...Object.fromEntries([
      ...titles.map((text, index) => [`districts_title${index + 1}`, text] as const),
      ...keywords.map((text, index) => [`districts${index + 1}`, text] as const),
      ...points.map((text, index) => [`key_point${index + 1}`, text] as const),
    ]),
    name: district.name ?? [name, name],
    description,
    presents,
    did_you_know: didYouKnow,
  })
}

/** Creates the ten districts of the agency's website, in the order of `regions`. */
export function createDistricts(now: Date) {
  const at = daysBefore(now, 540)
  return regions.map((region) => {
    const { population, golfClubs: golf_clubs, cover } = region.district
    return { row: { created_at: at, updated_at: at, population, golf_clubs, ...textsOf(region) }, cover }
  })
}
