'use client'

import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
import type { AgentInput, Agent } from '#contract/agents.ts'
import { limits } from '#contract/limits.ts'
import { type Cells, createRowCheck, type ImportPlan } from '@/components/csv/import/import-plan'
import { ImportScreen } from '@/components/csv/import/import-screen'
import { type FetchPage, fetchAllPages } from '@/components/resource/fetch-all-pages'
import { useFieldHeaders, type GetHeader } from '@/components/resource/use-field-texts'
import { call } from '@/lib/agency/call'
import { agentFields } from './fields'
import { createAgentCsvFields } from './agent-csv-fields'

export function AgentImport() {
  const t = useTranslations('agents.csv')
  const getHeader = useFieldHeaders(agentFields)
  return <ImportScreen plan={useMemo(() => createAgentImportPlan(t('file'), getHeader), [t, getHeader])} />
}

function createAgentImportPlan(
  file: string,
  getHeader: GetHeader<typeof agentFields>,
): ImportPlan<AgentInput> {
  return {
    resource: 'agents',
    name: file,
    href: '/agents/listings',
    fields: createAgentCsvFields(getHeader),
    loadRowCheck: async () => {
      const { endpointOf } = await import('#contract/index.ts')
      return createRowCheck(endpointOf('agents.add').body, agentOf)
    },
    send: (body) => call('agents.add', { body }),
    duplicateField: 'email',
    duplicateKey: ({ email = '' }) => email.trim().toLowerCase(),
    fetchExistingKeys: async (signal) => {
      const agents = await fetchAllPages(fetchAgentsPage, { signal })
      return agents.flatMap(({ email }) =>
        email === null || email === '' ? [] : [email.trim().toLowerCase()],
      )
    },
  }
}

const fetchAgentsPage: FetchPage<Agent> = async (page, signal) => {
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
