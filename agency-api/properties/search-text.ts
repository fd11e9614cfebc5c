import { type PlaceNames, searchLines } from '../listing/search-text.ts'
import { plain } from '../plain-text.ts'

/**
 * Characters that are searched of a property: an index holds them, and an entry of PostgreSQL's indexes has 2,704 bytes.
 * Four times what a reference, two titles and an address need.
 */
export const longest = 650

type Searched = PlaceNames & { reference: string; title_en: string; title_pt: string }

/** Reference, titles and place. Whoever writes one of these columns of a property writes `search_text` with it. */
export const searchTextOf = (row: Searched): string =>
  searchLines(row.reference, [row.title_en, row.title_pt], row).slice(0, longest).toWellFormed()

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
