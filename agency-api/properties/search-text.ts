import { literal, plain } from '../text.ts'

/**
 * Characters that are searched of a property: an index holds them, and an entry of PostgreSQL's indexes has 2,704 bytes.
 * Four times what a reference, two titles and an address need.
 */
export const longest = 650

type Searched = {
  reference: string
  title_en: string
  title_pt: string
  concelho?: string | null
  distrito?: string | null
  political?: string | null
  al2?: string | null
  al3?: string | null
  route?: string | null
}

/**
 * What searches look in: three lines, reference, titles and place, each `plain`. Whoever writes one of these columns of a
 * property writes `search_text` with it.
 */
export function searchTextOf(row: Searched): string {
  const places = [row.route, row.political, row.al3, row.al2, row.concelho, row.distrito]
  return [
    plain(row.reference),
    plain(`${row.title_en} ${row.title_pt}`),
    plain(places.filter(Boolean).join(' ')),
  ]
    .join('\n')
    .slice(0, longest)
    .toWellFormed()
}

type Written = { title_en: string; title_pt: string; description_en?: string; description_pt?: string }

/** What lists sort and filter texts by. Whoever writes a title or a description of a property writes these with it. */
export function listTextsOf({ title_en, title_pt, description_en = '', description_pt = '' }: Written) {
  const texts = [title_en, title_pt, description_en, description_pt]
  return {
    sort_title_en: plain(title_en || title_pt),
    sort_title_pt: plain(title_pt || title_en),
    untranslated: texts.includes('') ? 1 : 0,
  } as const
}

/** LIKE patterns for `search_text`; the line breaks in them say in which line the text must stand. */
export const inReference = (text: string) => `%${literal(plain(text))}%\n%\n%`
export const inTitles = (text: string) => `%\n%${literal(plain(text))}%\n%`
export const inPlace = (text: string) => `%\n%\n%${literal(plain(text))}%`
/** In reference or titles, one pattern a word. */
export const inNames = (text: string) =>
  plain(text)
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => `%${literal(word)}%\n%`)
