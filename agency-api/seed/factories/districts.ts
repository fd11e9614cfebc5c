import type { NewRow } from '../../db/schema.ts'
import type { BilingualPair } from '../data.ts'
import { daysBefore } from './dates.ts'
import { type Region, regions } from './regions.ts'

interface DistrictDraft {
  row: NewRow<'districts'>
  /** Name of an image in `images/`. */
  cover: string
}

function textsOf({ name, district }: Region): Record<string, string> {
  const { titles, keywords, points, presents, didYouKnow, description } = district
  const texts: [string, BilingualPair][] = [
    ...titles.map((text, index): [string, BilingualPair] => [`districts_title${index + 1}`, text]),
    ...keywords.map((text, index): [string, BilingualPair] => [`districts${index + 1}`, text]),
    ...points.map((text, index): [string, BilingualPair] => [`key_point${index + 1}`, text]),
    ['name', district.name ?? [name, name]],
    ['description', description],
    ['presents', presents],
    ['did_you_know', didYouKnow],
  ]
  return Object.fromEntries(
    texts.flatMap(([name, [en, pt]]) => [
      [`${name}_en`, en],
      [`${name}_pt`, pt],
    ]),
  )
}

/** Creates the ten districts of the agency's website, in the order of `regions`. */
export function createDistricts(now: Date): DistrictDraft[] {
  const at = daysBefore(now, 540)
  return regions.map((region) => {
    const { population, golfClubs: golf_clubs, cover } = region.district
    return { row: { created_at: at, updated_at: at, population, golf_clubs, ...textsOf(region) }, cover }
  })
}
