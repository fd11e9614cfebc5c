import { type Kysely, sql } from 'kysely'
import type { Found } from '#contract/search.ts'
import type { Language } from '#contract/values.ts'
import type { Database } from '../db/schema.ts'
import { inLanguage } from '../language.ts'
import { coverOf } from '../listing/card.ts'
import { holds, rankOfLines, type Typed } from './rank.ts'

export type Asked = { db: Kysely<Database>; typed: Typed; limit: number; language: Language }

const ofListing = ['id', 'title_en', 'title_pt', 'political', 'concelho', 'archived', 'disabled'] as const
const ofCover = ['file', 'extension', 'plant', 'width', 'height', 'card', 'page', 'blur'] as const
const ofTag = ['t.kind as tag_kind', 't.tag_en', 't.tag_pt', 'm.id as media_id'] as const

/** Properties by reference, title or place, archived and sold ones too. Only the few that are shown are read as rows. */
export async function findProperties({ db, typed, limit, language }: Asked): Promise<Found['properties']> {
  const text = sql.ref('s.search_text')
  const best = db
    .selectFrom('properties as s')
    .select(['s.id', 's.archived', rankOfLines(text, typed).as('rank')])
    .where(holds(text, typed))
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
    .select(ofListing.map((column) => `p.${column}` as const))
    .select(ofCover.map((column) => `m.${column}` as const))
    .select([...ofTag, 'p.reference'])
    .orderBy('best.rank')
    .orderBy('best.archived')
    .orderBy('p.id', 'desc')
    .execute()
  return rows.map((row) => ({ ...listingOf(row, language), reference: row.reference }))
}

/** Developments by title, slogan or place, archived ones too. */
export async function findCondominiums({
  db,
  typed,
  limit,
  language,
}: Asked): Promise<Found['condominiums']> {
  const text = sql.ref('c.search_text')
  const rows = await db
    .selectFrom('condominiums as c')
    .leftJoin('tags as t', 't.id', 'c.tag_id')
    .leftJoin('media as m', (join) =>
      join.onRef('m.owner_id', '=', 'c.id').on('m.location', '=', 'condominiums').on('m.cover', '=', 1),
    )
    .select(ofListing.map((column) => `c.${column}` as const))
    .select(ofCover.map((column) => `m.${column}` as const))
    .select([...ofTag, 'c.condo_where'])
    .where(holds(text, typed))
    .orderBy(rankOfLines(text, typed))
    .orderBy('c.archived')
    .orderBy('c.id', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => {
    const listing = listingOf(row, language)
    return { ...listing, place: row.condo_where || listing.place }
  })
}

type ListingRow = Parameters<typeof coverOf>[0] & {
  id: number
  title_en: string
  title_pt: string
  political: string | null
  concelho: string | null
  tag_en: string | null
  tag_pt: string | null
  tag_kind: Found['condominiums'][number]['tag_kind']
  archived: 0 | 1
  disabled: 0 | 1
}

function listingOf(row: ListingRow, language: Language): Found['condominiums'][number] {
  const { id, tag_kind, archived, disabled, political, concelho } = row
  return {
    id,
    title: inLanguage(language, { en: row.title_en, pt: row.title_pt }) ?? '-',
    place: [...new Set([political, concelho])].filter(Boolean).join(', ') || null,
    tag: inLanguage(language, { en: row.tag_en, pt: row.tag_pt }),
    tag_kind,
    archived,
    disabled,
    cover: coverOf(row),
  }
}
