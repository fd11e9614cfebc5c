import type { Random } from '../random.ts'
import type { CondominiumDraft, PropertyState } from './condominiums.ts'
import { typesByZone } from './kinds.ts'
import type { TypeName } from './key-items.ts'
import { type Zone, zones } from './zones.ts'

export interface PropertyPlan {
  state: PropertyState
  zone: Zone
  parish: number
  type: TypeName
  rented: boolean
  /** Index of the development. */
  condominium: number | null
  fraction: string | null
  /** Language that is still missing. */
  untranslated: 'en' | 'pt' | null
  /** Opening it shows the demo notice. */
  disabled: boolean
}

const states = [
  ...Array.from({ length: 36 }, () => 'active' as const),
  ...Array.from({ length: 9 }, () => 'sold' as const),
  ...Array.from({ length: 6 }, () => 'archived' as const),
  ...Array.from({ length: 6 }, () => 'low_cost' as const),
]

/** Plans seventy-five properties: 57 across the zones, and 18 in the developments. */
export function planProperties(random: Random, condominiums: readonly CondominiumDraft[]): PropertyPlan[] {
  const turns = new Map<string, number>()
  const single = states.map((state, index): PropertyPlan => {
    const zone = zones[(index * 7 + Math.floor(index / zones.length)) % zones.length] ?? random.pick(zones)
    const turn = turns.get(zone.name) ?? 0
    turns.set(zone.name, turn + 1)
    const types = typesByZone[zone.name] ?? ['Apartment']
    const type =
      state === 'low_cost'
        ? random.pick(['Apartment', 'Land', 'House'] as const)
        : (types[turn % types.length] ?? 'Apartment')
    return {
      state,
      zone,
      parish: turn % zone.parishes.length,
      type,
      rented: state === 'active' && (type === 'Apartment' || type === 'Office') && index % 2 === 1,
      condominium: null,
      fraction: null,
      untranslated: index === 5 || index === 17 ? 'en' : index === 26 ? 'pt' : null,
      disabled: index === 9 || index === 22 || index === 40,
    }
  })
  const units = condominiums.flatMap((development, condominium) =>
    development.units.map((state, unit): PropertyPlan => {
      const zone = zones.find((entry) => entry.name === development.zone) ?? random.pick(zones)
      return {
        state,
        zone,
        parish: development.parish,
        type: ['modern-villa', 'beach-house'].includes(development.front) ? 'Villa' : 'Apartment',
        rented: false,
        condominium,
        fraction: 'ABCDEFGHIJKLMN'.charAt(unit * 2),
        untranslated: null,
        disabled: development.row.disabled === 1,
      }
    }),
  )
  return [...single, ...units]
}
