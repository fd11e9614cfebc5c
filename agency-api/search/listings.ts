import { sql } from 'kysely'
import type { SearchResult } from '#contract/search.ts'
import type { Language } from '#contract/values.ts'
import type { Row } from '../db/schema.ts'
import { normalizedText } from '../db/text-search.ts'
import { inLanguage } from '../language.ts'
import { coverColumns, coverOf } from '../listing/card.ts'
import { containsWords, type Matches, matchCountWhere, type SearchQuery, rankOf, type Texts } from './rank.ts'
import { onPostgres } from '../db/on-postgres.ts'
import { soldTagId } from '../properties/filter.ts'

const listingColumns = [
  'id',
  'title_en',
  'title_pt',
  'political',
  'concelho',
  'archived',
  'disabled',
] as const
const tagColumns = ['t.kind as tag_kind', 't.tag_en', 't.tag_pt'] as const

/**
 * Reads the search texts from list indexes only (0013-narrow-list-indexes.ts). PostgreSQL has places in a separate
 * index; SQLite has reference, titles and place in one (0044), which needs an explicit hint.
 */
const searchTables = {
  postgres: sql<SearchRow>`(select names.id, archived, tag_id, list_reference, list_titles, list_place
    from (select id, archived, tag_id, list_reference, list_titles from properties) as names
    join (select id, list_place from properties) as places on places.id = names.id)`,
  sqlite: sql<SearchRow>`(select id, archived, tag_id, list_reference, list_titles, list_place
    from properties indexed by properties_searched)`,
}
type SearchRow = { id: number; archived: 0 | 1 }

const propertyTexts: Texts = {
  name: sql<string>`s.list_reference`,
  titles: sql<string>`s.list_titles`,
  others: sql<string>`s.list_place`,
}

/**
 * Finds properties by reference, title or place, archived and sold ones included. `totalMatches` counts
 * only active ones that match by reference or title, as the list of properties does. Reads only the shown rows
 * completely.
 */
export async function findProperties({
  db,
  input,
  limit,
  language,
}: SearchQuery): Promise<Matches<'properties'>> {
  const isPostgres = onPostgres(db)
  const { name, titles } = propertyTexts
  const isListed = sql`s.archived = 0 and s.tag_id is distinct from ${soldTagId}
    and ${containsWords(db, { name, titles }, input)}`
  const best = db
    .selectFrom(searchTables[isPostgres ? 'postgres' : 'sqlite'].as('s'))
    .select(['s.id', 's.archived', rankOf(db, propertyTexts, input).as('rank'), matchCountWhere(isListed)])
    .where(containsWords(db, propertyTexts, input))
    .orderBy('rank')
    .orderBy('s.archived')
    .orderBy('s.id', 'desc')
    .limit(limit)
  const rows = await db
    .selectFrom(best.as('best'))
    .innerJoin('properties as p', 'p.id', 'best.id')
    .leftJoin('tags as t', 't.id', 'p.tag_id')
    .leftJoin('media as m', (join) =>
      join.onRef('m.owner_id', '=', 'p.id').on('m.location', '=', 'properties').on('m.cover', '=', 1),
    )
    .select(listingColumns.map((column) => `p.${column}` as const))
    .select([...tagColumns, ...coverColumns, 'p.reference', 'best.totalMatches'])
    .orderBy('best.rank')
    .orderBy('best.archived')
    .orderBy('p.id', 'desc')
    .execute()
  return rows.map((row) => ({
    ...listingOf(row, language),
    reference: row.reference,
    totalMatches: row.totalMatches,
  }))
}

/** Finds developments by title, slogan or place. Includes archived ones, but doesn't count them. */
export async function findDevelopments({
  db,
  input,
  limit,
  language,
}: SearchQuery): Promise<Matches<'condominiums'>> {
  const titles = normalizedText(
    db,
    sql`(c.title_en || ' ' || c.title_pt || ' ' || c.slogan_en || ' ' || c.slogan_pt)`,
  )
  const texts: Texts = { name: titles, titles, others: sql<string>`c.search_text` }
  const rows = await db
    .selectFrom('condominiums as c')
    .leftJoin('tags as t', 't.id', 'c.tag_id')
    .leftJoin('media as m', (join) =>
      join.onRef('m.owner_id', '=', 'c.id').on('m.location', '=', 'condominiums').on('m.cover', '=', 1),
    )
    .select(listingColumns.map((column) => `c.${column}` as const))
    .select([...tagColumns, ...coverColumns, 'c.condo_where', matchCountWhere(sql`c.archived = 0`)])
    .where(containsWords(db, texts, input))
    .orderBy(rankOf(db, texts, input))
    .orderBy('c.archived')
    .orderBy('c.id', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => {
    const listing = listingOf(row, language)
    return { ...listing, place: row.condo_where || listing.place, totalMatches: row.totalMatches }
  })
}

type ListingRow = Parameters<typeof coverOf>[0] &
  Pick<Row<'properties'>, (typeof listingColumns)[number]> &
  Pick<SearchResult['properties'][number], 'tag_kind'> & { tag_en: string | null; tag_pt: string | null }

function listingOf(row: ListingRow, language: Language): SearchResult['condominiums'][number] {
  const { id, tag_kind, archived, disabled, political: locality, concelho } = row
  return {
    id,
    title: inLanguage(language, { en: row.title_en, pt: row.title_pt }) ?? '-',
    place: [...new Set([locality, concelho])].filter(Boolean).join(', ') || null,
    tag: inLanguage(language, { en: row.tag_en, pt: row.tag_pt }),
    tag_kind,
    archived,
    disabled,
    cover: coverOf(row),
  }
}
