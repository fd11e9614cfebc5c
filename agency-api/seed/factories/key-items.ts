import { z } from 'zod'
import { BilingualPair, readData } from '../data.ts'

/** Names of property types. */
export const typeNames = [
  ['Apartment', 'Apartamento'],
  ['House', 'Moradia'],
  ['Villa', 'Vivenda'],
  ['Penthouse', 'Penthouse'],
  ['Duplex', 'Duplex'],
  ['Country estate', 'Quinta'],
  ['Building land', 'Terreno'],
  ['Retail unit', 'Loja'],
  ['Office', 'Escritório'],
  ['Building', 'Prédio'],
  ['Warehouse', 'Armazém'],
] as const satisfies readonly BilingualPair[]
export const TypeName = z.literal(typeNames.map(([en]) => en))
export type TypeName = z.infer<typeof TypeName>

/** Names of key items by kind. Migrations insert the five master groups. */
export const keyItemNames = {
  types: typeNames,
  ...readData(
    'key-items',
    z.object({
      lifestyles: z.array(BilingualPair),
      /** Listing types, such as resale. */
      listings: z.array(BilingualPair),
      /** By the English name of their master group. */
      features: z.record(z.string(), z.array(BilingualPair)),
    }),
  ),
}
