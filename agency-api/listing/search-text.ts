import { escapeLike, normalizeForSearch, toSearchWords } from '../search-text.ts'

/** Names of a place, from its address; `al2` and `al3` are administrative area levels 2 and 3. */
export type LocationNames = {
  [Column in 'concelho' | 'distrito' | 'political' | 'al2' | 'al3' | 'route']?: string | null
}

/**
 * Builds the normalised search text in three lines: reference, titles and location. Developments have no reference, so
 * their first line is empty.
 */
export function buildSearchLines(
  reference: string,
  titles: string[],
  { route, political, al3, al2, concelho, distrito }: LocationNames,
  address: string | null = null,
): string {
  const places = [address, route, political, al3, al2, concelho, distrito]
    .filter(Boolean)
    .map((place) => normalizeForSearch(place ?? ''))
  // The set removes repeated names (Lisbon is both a municipality and a district), which halves the text to scan.
  return [
    normalizeForSearch(reference),
    normalizeForSearch(titles.join(' ')),
    [...new Set(places)].join(' '),
  ].join('\n')
}

/** LIKE patterns for `search_text`; their line breaks select the line to match. */
export const referencePattern = (text: string) => `%${escapeLike(normalizeForSearch(text))}%\n%\n%`
export const titlesPattern = (text: string) => `%\n%${escapeLike(normalizeForSearch(text))}%\n%`
export const locationPattern = (text: string) => `%\n%\n%${escapeLike(normalizeForSearch(text))}%`
/** Matches the first two lines, one pattern per word. */
export const namePatterns = (text: string) => toSearchWords(text).map((word) => `%${escapeLike(word)}%\n%`)
/** Matches any line, one pattern per word. */
export const anyLinePatterns = (text: string) => toSearchWords(text).map((word) => `%${escapeLike(word)}%`)
