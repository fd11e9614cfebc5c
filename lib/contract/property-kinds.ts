import { stripMarks } from './normalize.ts'

/** Kinds of property that portals distinguish. */
export const propertyKinds = [
  'apartment',
  'house',
  'farm',
  'land',
  'shop',
  'office',
  'building',
  'warehouse',
  'garage',
  'room',
] as const
export type PropertyKind = (typeof propertyKinds)[number]

/** Patterns of type names in either language, singular or plural, without accents. */
const patterns: [RegExp, PropertyKind][] = [
  [/\b(garage[mn]?|parking|estacionamento|box)(e?s)?\b/, 'garage'],
  [/\b(warehouse|armaze[mn]|industria(l|is)|storage)s?\b/, 'warehouse'],
  [/\b(office|escritorio)s?\b/, 'office'],
  [/\b(shop|store|loja|commercial|comercia(l|is)|restaurante?|retail)s?\b/, 'shop'],
  [/\b(farm|quinta|herdade|monte|vineyard|vinha|estate)s?\b/, 'farm'],
  [/\b(land|plot|terreno|lote|ruin|ruina)s?\b/, 'land'],
  [/\b(apartment|apartamento|flat|penthouse|duplex|triplex|studio|estudio|loft|t\d+)(e?s)?\b/, 'apartment'],
  [/\b(house|moradia|villa|vivenda|casa|townhouse|bungalow|chalet|manor|palacete|palace)s?\b/, 'house'],
  [/\b(room|quarto)s?\b/, 'room'],
  [/\b(building|predio|hote(l|is)|edificio)s?\b/, 'building'],
]

/**
 * Returns the kind for a property type's names; null if none matches. A Portuguese name begins with the kind
 * (`Moradia com terreno`), so its earliest match wins; in an English name, up to "with", the first pattern wins.
 */
export function propertyKindOf(names: { en: string; pt: string }): PropertyKind | null {
  const en = stripMarks(names.en)
    .toLowerCase()
    .replace(/\bwith\b.*/, '')
  const pt = stripMarks(names.pt).toLowerCase()
  const [earliest] = patterns
    .map(([pattern, kind]) => ({ kind, index: pt.search(pattern) }))
    .filter(({ index }) => index >= 0)
    .sort((a, b) => a.index - b.index)
  return earliest?.kind ?? patterns.find(([pattern]) => pattern.test(en))?.[1] ?? null
}

/** Returns true for homes, for which portals require the number of bedrooms; a single room isn't one. */
export const isResidential = (kind: PropertyKind | null) =>
  kind === 'apartment' || kind === 'house' || kind === 'farm'
