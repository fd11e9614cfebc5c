import { type SelectQueryBuilder, sql } from 'kysely'
import type { Agent, agents } from '#contract/agents.ts'
import { AgencyError } from '#contract/errors.ts'
import type { Bilingual } from '#contract/values.ts'
import type { z } from 'zod'
import { countRows } from '../db/count-rows.ts'
import { normalizedText, containsAllWords } from '../db/text-search.ts'
import type { Database, Db } from '../db/schema.ts'

export const fullName = sql<string>`(first_name || ' ' || last_name)`
export const searchColumns = [fullName, sql<string>`coalesce(email, '')`]

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
  const { id, first_name, last_name, avatar, email, phone } = row
  return {
    id,
    first_name,
    last_name,
    avatar,
    email,
    phone,
    role: nullIfEmpty({ en: row.role_en, pt: row.role_pt }),
    description: nullIfEmpty({ en: row.description_en, pt: row.description_pt }),
    total_properties: row.total_properties ?? 0,
    total_condominiums: row.total_condominiums ?? 0,
  }
}

const nullIfEmpty = (text: Bilingual): Bilingual | null => (text.en || text.pt ? text : null)
