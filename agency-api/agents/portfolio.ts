import type { Kysely } from 'kysely'
import type { AgentCondominium, AgentProperty } from '#contract/agents.ts'
import type { MediaItem } from '#contract/media.ts'
import type { Language } from '#contract/values.ts'
import type { Database } from '../db/schema.ts'
import { inLanguage } from '../language.ts'
import { toMediaItem } from '../media/item.ts'
import { readAgent } from './read.ts'

const maxRecords = 500

/** Returns an agent's properties and developments in `language`, archived ones last. Throws NOT_FOUND. */
export async function readPortfolio(
  db: Kysely<Database>,
  id: number,
  language: Language,
): Promise<{ properties: AgentProperty[]; condominiums: AgentCondominium[] }> {
  await readAgent(db, id)
  const properties = await db
    .selectFrom('properties as p')
    .leftJoin('districts as d', 'd.id', 'p.district_id')
    .leftJoin('tags as t', 't.id', 'p.tag_id')
    .select(['p.id', 'p.reference', 'p.title_en', 'p.title_pt', 'p.price_cents', 'p.hide_price'])
    .select([
      'p.archived',
      'p.disabled',
      'd.name_en',
      'd.name_pt',
      't.kind as tag_kind',
      't.tag_en',
      't.tag_pt',
    ])
    .where('p.agent_id', '=', id)
    .orderBy('p.archived')
    .orderBy('p.reference')
    .limit(maxRecords)
    .execute()
  const condominiums = await db
    .selectFrom('condominiums as c')
    .leftJoin('districts as d', 'd.id', 'c.district_id')
    .select(['c.id', 'c.title_en', 'c.title_pt', 'c.archived', 'c.disabled', 'd.name_en', 'd.name_pt'])
    .where('c.agent_id', '=', id)
    .orderBy('c.archived')
    .orderBy('c.id')
    .limit(maxRecords)
    .execute()
  const covers = {
    properties: await coversOf(db, 'properties', properties),
    condominiums: await coversOf(db, 'condominiums', condominiums),
  }
  const textsOf = (row: Texts) => ({
    title: inLanguage(language, { en: row.title_en, pt: row.title_pt }) ?? '-',
    district: inLanguage(language, { en: row.name_en, pt: row.name_pt }),
  })
  return {
    properties: properties.map((row) => ({
      ...row,
      ...textsOf(row),
      price: row.price_cents / 100,
      tag: inLanguage(language, { en: row.tag_en, pt: row.tag_pt }),
      cover: covers.properties.get(row.id) ?? null,
    })),
    condominiums: condominiums.map((row) => ({
      ...row,
      ...textsOf(row),
      cover: covers.condominiums.get(row.id) ?? null,
    })),
  }
}

type Texts = { title_en: string; title_pt: string; name_en: string | null; name_pt: string | null }

async function coversOf(
  db: Kysely<Database>,
  location: 'properties' | 'condominiums',
  owners: readonly { id: number }[],
): Promise<Map<number, MediaItem>> {
  if (owners.length === 0) return new Map()
  const rows = await db
    .selectFrom('media')
    .selectAll()
    .where('location', '=', location)
    .where('cover', '=', 1)
    .where(
      'owner_id',
      'in',
      owners.map(({ id }) => id),
    )
    .execute()
  return new Map(rows.map((row) => [row.owner_id, toMediaItem(row)]))
}
