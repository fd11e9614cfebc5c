import { type LocationNames, buildSearchLines } from '../listing/search-text.ts'

type SearchedColumns = LocationNames & {
  title_en: string
  title_pt: string
  slogan_en: string
  slogan_pt: string
  /** Location as text. */
  condo_where?: string | null
}

/** Builds `search_text` from titles, slogans and location. Code that writes one of these columns must update it. */
export function searchTextOf(row: SearchedColumns): string {
  const titles = [row.title_en, row.title_pt, row.slogan_en, row.slogan_pt]
  // Developments have no reference.
  return buildSearchLines('', titles, row, row.condo_where)
}
