import { portalKindOf } from './portal-kinds.ts'

/**
 * Portuguese typology: `T` and the number of bedrooms (`T0` is a studio), `V` for houses. Null without bedrooms or for
 * kinds that have none, such as shops. `type` is the name of the property type in either language.
 */
export function typologyOf(bedrooms: number | null, type: string | null): string | null {
  if (bedrooms === null) return null
  const kind = portalKindOf({ en: type ?? '', pt: '' })
  if (kind === 'house') return `V${bedrooms}`
  return kind === null || kind === 'apartment' || kind === 'farm' ? `T${bedrooms}` : null
}
