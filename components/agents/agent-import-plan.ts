import type { AgentInput } from '#contract/agents.ts'
import { limits } from '#contract/limits.ts'
import { type FetchPage, gather } from '@/components/resource/gather'
import { type Cells, checkBy, type ImportPlan } from '@/components/csv/import/import-plan'
import { call } from '@/lib/agency/call'
import type { Agent } from '#contract/agents.ts'
import { agentCsvFields, type AgentCsvTexts } from './agent-csv-fields'

/** How agents are brought in: the same schema as their form, and one with an e-mail that is taken is pointed out. */
export function agentImportPlan(t: AgentCsvTexts): ImportPlan<AgentInput> {
  return {
    noun: 'agents',
    name: t('file'),
    href: '/agents/listings',
    fields: agentCsvFields(t),
    loadCheck: async () => {
      const { endpointOf } = await import('#contract/index.ts')
      return checkBy(endpointOf('agents.add').body, agentOf)
    },
    send: (body) => call('agents.add', { body }),
    sameField: 'email',
    sameAs: ({ email = '' }) => email.trim().toLowerCase(),
    known: async (signal) => {
      const agents = await gather(everyAgent, { signal })
      return agents.flatMap(({ email }) =>
        email === null || email === '' ? [] : [email.trim().toLowerCase()],
      )
    },
  }
}

const everyAgent: FetchPage<Agent> = async (page, signal) => {
  const query = { page, limit: limits.rowsPerPageMax }
  const { agents, total } = await call('agents.list', { query }, { signal })
  return { rows: agents, total }
}

function agentOf(cells: Cells) {
  const text = (name: string) => cells[name] ?? ''
  return {
    first_name: text('first_name'),
    last_name: text('last_name'),
    email: text('email'),
    phone: text('phone'),
    role: { pt: text('role.pt'), en: text('role.en') },
    description: { pt: text('description.pt'), en: text('description.en') },
  }
}
