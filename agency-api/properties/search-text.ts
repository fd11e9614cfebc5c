import { type PlaceNames, searchLines } from '../listing/search-text.ts'

type Searched = PlaceNames & { reference: string; title_en: string; title_pt: string }

/** Reference, titles and place. Whoever writes one of these columns of a property writes `search_text` with it. */
export const searchTextOf = (row: Searched): string =>
  searchLines(row.reference, [row.title_en, row.title_pt], row)
