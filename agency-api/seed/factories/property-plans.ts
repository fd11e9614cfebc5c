import type { Random } from '../random.ts'
import type { SampleDevelopment, PropertyState } from './developments.ts'
import type { TypeName } from './key-items.ts'
import { type Region, regions } from './regions.ts'

export interface PropertyPlan {
  state: PropertyState
  region: Region
  /** Index of one of the region's parishes. */
  parish: number
  type: TypeName
  rented: boolean
  /** Index of the development. */
  development: number | null
  fraction: string | null
  /** Language that is still missing. */
  untranslated: 'en' | 'pt' | null
  /** Read-only, as some sample records are. */
  disabled: boolean
}

const states = [
  ...Array.from({ length: 36 }, () => 'active' as const),
  ...Array.from({ length: 9 }, () => 'sold' as const),
  ...Array.from({ length: 6 }, () => 'archived' as const),
  ...Array.from({ length: 6 }, () => 'low_cost' as const),
]

/** Plans seventy-five properties: 57 across the regions, and 18 in the developments. */
export function planProperties(random: Random, developments: readonly SampleDevelopment[]): PropertyPlan[] {
  const turns = new Map<string, number>()
  const singleProperties = states.map((state, index): PropertyPlan => {
    const region =
      regions[(index * 7 + Math.floor(index / regions.length)) % regions.length] ?? random.pick(regions)
    const turn = turns.get(region.name) ?? 0
    turns.set(region.name, turn + 1)
    const type =
      state === 'low_cost'
        ? random.pick(['Apartment', 'Building land', 'House'] as const)
        : (region.types[turn % region.types.length] ?? 'Apartment')
    return {
      state,
      region,
      parish: turn % region.parishes.length,
      type,
      rented: state === 'active' && (type === 'Apartment' || type === 'Office') && index % 2 === 1,
      development: null,
      fraction: null,
      untranslated: index === 5 || index === 17 ? 'en' : index === 26 ? 'pt' : null,
      disabled: index === 9 || index === 22 || index === 40,
    }
  })
  const units = developments.flatMap((development, developmentIndex) =>
    development.propertyStates.map((state, unit): PropertyPlan => {
      const region = regions.find((entry) => entry.name === development.region) ?? random.pick(regions)
      return {
        state,
        region,
        parish: development.parish,
        type: ['modern-villa', 'beach-house'].includes(development.exterior) ? 'Villa' : 'Apartment',
        rented: false,
        development: developmentIndex,
        fraction: 'ABCDEFGHIJKLMN'.charAt(unit * 2),
        untranslated: null,
        disabled: development.row.disabled === 1,
      }
    }),
  )
  return [...singleProperties, ...units]
}
