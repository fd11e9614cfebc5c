import { isHome, portalKindOf } from './portal-kinds.ts'

type Home = { bedrooms: number | null; type: string | null; title: string }

/**
 * Portuguese typology: `T` and the number of bedrooms (`T0` is a studio). Offices that write `V4` for houses do so in
 * the title, and get `V`. Null without bedrooms or for kinds that have none, such as shops. `type` is the name of the
 * property type in either language.
 */
export function typologyOf({ bedrooms, type, title }: Home): string | null {
  if (bedrooms === null) return null
  const kind = portalKindOf({ en: type ?? '', pt: '' })
  if (kind === 'house' && /\bV\d/.test(title)) return `V${bedrooms}`
  return kind === null || isHome(kind) ? `T${bedrooms}` : null
}
