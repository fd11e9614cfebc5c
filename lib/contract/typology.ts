import { isResidential, propertyKindOf } from './property-kinds.ts'

type Home = { bedrooms: number | null; type: string | null; title: string }

/** Typologies in titles: T2, V4, T5+1 (five bedrooms and an extra room), T6+ (more than six bedrooms). */
const typologyPattern = /\b([TV])(\d+)(\+\d?)?/

/**
 * Portuguese typology: `T` and the number of bedrooms, `T0` for a studio and `T6+` above six. Houses have `V` instead
 * if the title has a typology with `V`. The title's typology takes precedence if its numbers add up to `bedrooms`, such
 * as `T5+1` with six. Null without bedrooms or for kinds that have none, such as shops. `type` is the name of the
 * property type in either language.
 */
export function typologyOf({ bedrooms, type, title }: Home): string | null {
  if (bedrooms === null) return null
  // Passed as `pt` in either language, because the earliest kind in a Portuguese name wins. Homes' English names begin
  // with the kind, too: `House with land`.
  const kind = propertyKindOf({ en: '', pt: type ?? '' })
  if (kind !== null && !isResidential(kind)) return null
  const [typology, letter, rooms, more] = typologyPattern.exec(title) ?? []
  const prefix = letter === 'V' && kind === 'house' ? 'V' : 'T'
  if (letter === prefix && Number(rooms) + Number(more ?? 0) === bedrooms) return `${typology}`
  return `${prefix}${bedrooms > 6 ? '6+' : bedrooms}`
}
