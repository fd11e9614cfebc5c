import { literal, normalizeForSearch } from '../search-text.ts'

export type PlaceNames = {
  concelho?: string | null
  distrito?: string | null
  political?: string | null
  al2?: string | null
  al3?: string | null
  route?: string | null
}

/** Builds the normalised search text in three lines: reference, titles and location. */
export function searchLines(
  name: string,
  titles: string[],
  { route, political, al3, al2, concelho, distrito }: PlaceNames,
  where: string | null = null,
): string {
  const places = [where, route, political, al3, al2, concelho, distrito]
    .filter(Boolean)
    .map((place) => normalizeForSearch(place ?? ''))
  // Removes repeated names (Lisbon is often municipality and district too), which halves the text to scan.
  return [
    normalizeForSearch(name),
    normalizeForSearch(titles.join(' ')),
    [...new Set(places)].join(' '),
  ].join('\n')
}

/** LIKE patterns for `search_text`; their line breaks select the line to match. */
export const inReference = (text: string) => `%${literal(normalizeForSearch(text))}%\n%\n%`
export const inTitles = (text: string) => `%\n%${literal(normalizeForSearch(text))}%\n%`
export const inPlace = (text: string) => `%\n%\n%${literal(normalizeForSearch(text))}%`
/** Matches the first two lines, one pattern per word. */
export const inNames = (text: string) =>
  normalizeForSearch(text)
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => `%${literal(word)}%\n%`)
