import { stripMarks } from './normalize.ts'

export const portalKinds = [
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
export type PortalKind = (typeof portalKinds)[number]

/** Patterns of type names in either language, without accents. */
const patterns: [RegExp, PortalKind][] = [
  [/\b(garage|garagem|parking|estacionamento|box)\b/, 'garage'],
  [/\b(warehouse|armazem|industrial|storage)\b/, 'warehouse'],
  [/\b(office|escritorio)\b/, 'office'],
  [/\b(shop|store|loja|commercial|comercial|restaurant|restaurante|retail)\b/, 'shop'],
  [/\b(farm|quinta|herdade|monte|vineyard|vinha|estate)\b/, 'farm'],
  [/\b(land|plot|terreno|lote|ruin|ruina)\b/, 'land'],
  [/\b(apartment|apartamento|flat|penthouse|duplex|triplex|studio|estudio|loft|t[0-9])\b/, 'apartment'],
  [/\b(house|moradia|villa|vivenda|casa|townhouse|bungalow|chalet|manor|palacete|palace)\b/, 'house'],
  [/\b(room|quarto)\b/, 'room'],
  [/\b(building|predio|hotel|edificio)\b/, 'building'],
]

/**
 * Returns the portal kind for a property type's names; null if none matches. A Portuguese name begins with the kind
 * (`Moradia com terreno`), so its earliest match wins; in an English name, the first pattern wins.
 */
export function portalKindOf(names: { en: string; pt: string }): PortalKind | null {
  const en = stripMarks(names.en).toLowerCase()
  const pt = stripMarks(names.pt).toLowerCase()
  const [earliest] = patterns
    .map(([pattern, kind]) => ({ kind, index: pt.search(pattern) }))
    .filter(({ index }) => index >= 0)
    .sort((a, b) => a.index - b.index)
  return earliest?.kind ?? patterns.find(([pattern]) => pattern.test(en))?.[1] ?? null
}

/** Returns true for residential kinds, for which portals require rooms. */
export const isResidential = (kind: PortalKind | null) =>
  kind === 'apartment' || kind === 'house' || kind === 'farm'
