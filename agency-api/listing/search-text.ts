import { literal, plain } from '../plain-text.ts'

export type PlaceNames = {
  concelho?: string | null
  distrito?: string | null
  political?: string | null
  al2?: string | null
  al3?: string | null
  route?: string | null
}

/** What searches look in: three lines, what a record is called, its titles and its place, each `plain`. */
export function searchLines(
  name: string,
  titles: string[],
  { route, political, al3, al2, concelho, distrito }: PlaceNames,
  where: string | null = null,
): string {
  const places = [where, route, political, al3, al2, concelho, distrito]
    .filter(Boolean)
    .map((place) => plain(place ?? ''))
  // Lisbon is often its own municipality and district: said once, a place is half as long to look through.
  return [plain(name), plain(titles.join(' ')), [...new Set(places)].join(' ')].join('\n')
}

/** LIKE patterns for `search_text`; the line breaks in them say in which line the text must stand. */
export const inReference = (text: string) => `%${literal(plain(text))}%\n%\n%`
export const inTitles = (text: string) => `%\n%${literal(plain(text))}%\n%`
export const inPlace = (text: string) => `%\n%\n%${literal(plain(text))}%`
/** In the first two lines, one pattern a word. */
export const inNames = (text: string) =>
  plain(text)
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => `%${literal(word)}%\n%`)
