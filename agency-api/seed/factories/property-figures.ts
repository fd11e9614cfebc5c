import type { energyRatings } from '#contract/energy-ratings.ts'
import type { NewRow } from '../../db/schema.ts'
import type { Random } from '../random.ts'
import { kinds } from './kinds.ts'
import type { PropertyPlan } from './property-plans.ts'

/** Rounds an asking price: 487,312 becomes 485,000; rents to the nearest 50. */
function roundPrice(euros: number): number {
  let step = 25_000
  if (euros < 12_000) step = 50
  else if (euros < 400_000) step = 2500
  else if (euros < 1_500_000) step = 5000
  return Math.max(step, Math.round(euros / step) * step)
}

/**
 * Generates sizes, rooms and a price that fit each other and the region; `facts` are for the texts. Areas are in m²,
 * `land_size` in `land_size_type`.
 */
export function generateFigures(random: Random, plan: PropertyPlan) {
  const kind = kinds[plan.type]
  const isResidential = kind.bedrooms !== undefined
  const bedrooms = kind.bedrooms === undefined ? 0 : random.integer(...kind.bedrooms)
  const isBuilt = kind.style !== 'land'
  const [baseArea, perBedroom] = kind.area ?? [0, 0]
  const gross = Math.round((baseArea + perBedroom * bedrooms) * random.between(0.92, 1.18))
  const bathrooms = !isBuilt
    ? 0
    : Math.max(1, Math.min(6, isResidential ? Math.round(bedrooms * random.between(0.6, 0.95)) : 2))
  const land = kind.land === undefined ? null : Math.round(random.between(...kind.land) / 10) * 10
  const year =
    plan.development !== null
      ? 2026
      : random.pick([1890, 1912, 1938, 1965, 1978, 1994, 2003, 2008, 2016, 2021, 2024])
  const pricePerSquareMetre = plan.region.pricePerSquareMetre * kind.price * random.between(0.86, 1.18)
  const askingPrice = isBuilt
    ? gross * pricePerSquareMetre + (kind.style === 'farm' && land !== null ? land * 3.2 : 0)
    : (land ?? 0) * pricePerSquareMetre * 0.55
  const euros = roundPrice(askingPrice * (plan.rented ? 0.0043 : 1) * (plan.state === 'low_cost' ? 0.42 : 1))
  const isLarge = land !== null && land >= 10_000
  const isFlat = kind.style === 'flat'
  const floor = isFlat ? random.pick(['R/C', '1', '2', '2', '3', '4', '5']) : null

  const row: Partial<NewRow<'properties'>> = {
    price_cents: euros * 100,
    bedrooms: isResidential ? bedrooms : null,
    bathrooms: isBuilt ? bathrooms : null,
    parking: isBuilt ? (isFlat ? random.integer(0, 2) : random.integer(1, 4)) : null,
    gross_area: isBuilt ? gross : null,
    living_area: isBuilt ? Math.round(gross * random.between(0.78, 0.88)) : null,
    exterior_area: !isBuilt ? null : isFlat ? random.pick([null, 6, 9, 14, 22, 48]) : random.integer(40, 360),
    construction: isBuilt ? gross : null,
    lote_size: land !== null && !isLarge && isBuilt ? land : null,
    land_size: isLarge ? Math.round(land / 100) / 100 : isBuilt ? null : land,
    land_size_type: isLarge ? 'ha' : 'm2',
    floor,
    year: isBuilt ? year : null,
    energy: energyOf(random, plan, year, isBuilt),
    elevator: !isFlat ? null : year > 1970 ? 1 : random.chance(0.4) ? 1 : 0,
  }
  return { row, facts: { bedrooms, bathrooms, area: gross, land } }
}

function energyOf(
  random: Random,
  plan: PropertyPlan,
  year: number,
  isBuilt: boolean,
): (typeof energyRatings)[number] | null {
  if (!isBuilt) return null
  if (plan.development !== null) return 'In Process'
  if (plan.type === 'Warehouse') return 'Exempt'
  if (year > 2015) return random.pick(['A+', 'A', 'A', 'B'])
  return year > 1990 ? random.pick(['B', 'B-', 'C']) : random.pick(['C', 'D', 'E', 'F', 'B-'])
}
