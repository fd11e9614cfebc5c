import { type SelectQueryBuilder, sql } from 'kysely'
import type { Agent, agents } from '#contract/agents.ts'
import { AgencyError } from '#contract/errors.ts'
import type { Bilingual, Language } from '#contract/values.ts'
import type { z } from 'zod'
import { createAuditedRecords, flatten, pickColumns } from '../activity/snapshot.ts'
import { countRows } from '../db/count-rows.ts'
import type { Database, Db } from '../db/schema.ts'
import { normalizedText, containsAllWords } from '../db/text-search.ts'
import { inLanguage, toBilingual } from '../language.ts'
import { coverColumns, coverOf } from '../listing/card.ts'
import { cardOf, selectCardRows } from '../properties/card.ts'

export const fullName = sql<string>`(first_name || ' ' || last_name)`
export const searchColumns = [fullName, sql<string>`coalesce(email, '')`]

export const agentRecords = createAuditedRecords('agents', 'agents', (row) => ({
  title: `${row.first_name} ${row.last_name}`.trim(),
  fields: flatten({
    ...pickColumns(row, ['first_name', 'last_name', 'email', 'phone', 'avatar']),
    ...toBilingual(row, ['role', 'description']),
  }),
}))

/** Returns a page of agents with the numbers of their properties and developments, and the total. */
export async function listAgents(db: Db, query: z.output<typeof agents.list.query>) {
  const filtered = db.selectFrom('agents').where(containsAllWords(db, query.filter?.search, searchColumns))
  const total = await countRows(filtered)
  const direction = query.order === 1 ? 'asc' : 'desc'
  const column = sql.ref(query.sort)
  const rows = await withTotals(filtered)
    .orderBy(sql`${column} is null`)
    .orderBy(query.sort === 'created_at' ? column : normalizedText(db, column), direction)
    .orderBy('id', direction)
    .limit(query.limit)
    .offset((query.page - 1) * query.limit)
    .execute()
  return { agents: rows.map(agentOf), total }
}

/** Returns an agent. Throws NOT_FOUND. */
export async function readAgent(db: Db, id: number): Promise<Agent> {
  const row = await withTotals(db.selectFrom('agents')).where('id', '=', id).executeTakeFirst()
  if (row === undefined) throw new AgencyError('NOT_FOUND')
  return agentOf(row)
}

function withTotals(filtered: SelectQueryBuilder<Database, 'agents', unknown>) {
  return filtered.selectAll('agents').select((eb) => [
    eb
      .selectFrom('properties')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .whereRef('properties.agent_id', '=', 'agents.id')
      .as('total_properties'),
    eb
      .selectFrom('condominiums')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .whereRef('condominiums.agent_id', '=', 'agents.id')
      .as('total_condominiums'),
  ])
}

type AgentRow = Awaited<ReturnType<ReturnType<typeof withTotals>['execute']>>[number]

function agentOf(row: AgentRow): Agent {
  return {
    ...row,
    role: nullIfEmpty({ en: row.role_en, pt: row.role_pt }),
    description: nullIfEmpty({ en: row.description_en, pt: row.description_pt }),
    total_properties: row.total_properties ?? 0,
    total_condominiums: row.total_condominiums ?? 0,
  }
}

const nullIfEmpty = (text: Bilingual): Bilingual | null => (text.en || text.pt ? text : null)

const maxRecords = 500

/** Returns an agent's properties and developments in `language`, archived ones last. Throws NOT_FOUND. */
export async function readPortfolio(db: Db, id: number, language: Language) {
  await readAgent(db, id)
  const properties = await selectCardRows(db.selectFrom('properties as p').where('p.agent_id', '=', id))
    .orderBy('p.archived')
    .orderBy('p.reference')
    .limit(maxRecords)
    .execute()
  const condominiums = await db
    .selectFrom('condominiums as c')
    .leftJoin('districts as d', 'd.id', 'c.district_id')
    .leftJoin('media as m', (join) =>
      join.onRef('m.owner_id', '=', 'c.id').on('m.location', '=', 'condominiums').on('m.cover', '=', 1),
    )
    .select(['c.id', 'c.title_en', 'c.title_pt', 'c.archived', 'c.disabled', 'd.name_en', 'd.name_pt'])
    .select(coverColumns)
    .where('c.agent_id', '=', id)
    .orderBy('c.archived')
    .orderBy('c.id')
    .limit(maxRecords)
    .execute()
  return {
    properties: properties.map((row) => cardOf(row, language)),
    condominiums: condominiums.map((row) => ({
      ...row,
      title: inLanguage(language, { en: row.title_en, pt: row.title_pt }) ?? '-',
      district: inLanguage(language, { en: row.name_en, pt: row.name_pt }),
      cover: coverOf(row),
    })),
  }
}
