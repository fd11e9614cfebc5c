import { type LocationNames, buildSearchLines } from '../listing/search-text.ts'
import { normalizeForSearch } from '../search-text.ts'

/**
 * Maximum length of the search text, in characters of up to 3 bytes: indexes contain it, and an entry of a PostgreSQL
 * index is limited to 2,704 bytes. A typical reference, two titles and an address take a quarter of it.
 */
export const maxSearchTextLength = 650

type SearchedColumns = LocationNames & { reference: string; title_en: string; title_pt: string }

/** Builds `search_text` from reference, titles and location. Code that writes one of these columns must update it. */
export const searchTextOf = (row: SearchedColumns): string =>
  buildSearchLines(row.reference, [row.title_en, row.title_pt], row)
    .slice(0, maxSearchTextLength)
    .toWellFormed()

type Texts = { title_en: string; title_pt: string; description_en?: string; description_pt?: string }

/** Builds the text columns for sorting and filtering. Code that writes a title or description must update them. */
export function derivedColumnsOf({ title_en, title_pt, description_en = '', description_pt = '' }: Texts) {
  const texts = [title_en, title_pt, description_en, description_pt]
  return {
    sort_title_en: normalizeForSearch(title_en || title_pt),
    sort_title_pt: normalizeForSearch(title_pt || title_en),
    untranslated: texts.includes('') ? 1 : 0,
  } as const
}
