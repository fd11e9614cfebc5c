'use client'

import { useTranslations } from 'next-intl'
import { limits } from '#contract/limits.ts'
import { type Column, textCell } from '@/components/csv/cells'
import { ExportCsv } from '@/components/csv/export-csv'
import type { Agent } from '#contract/agents.ts'
import { useFieldHeads } from '@/components/resource/use-field-texts'
import { call } from '@/lib/agency/call'
import { agentList, type AgentQuery } from './agent-list-state'
import { agentFields } from './fields'

export function AgentExport({ params }: { params: AgentQuery }) {
  const t = useTranslations('agents.csv')
  const head = useFieldHeads(agentFields)
  const columns: readonly Column<Agent>[] = [
    { head: head('first_name'), cell: (agent) => agent.first_name },
    { head: head('last_name'), cell: (agent) => agent.last_name },
    { head: head('email'), cell: ({ email }) => email },
    { head: head('phone'), cell: ({ phone }) => phone },
    { head: head('role.pt'), cell: ({ role }) => textCell(role?.pt ?? null) },
    { head: head('role.en'), cell: ({ role }) => textCell(role?.en ?? null) },
    { head: head('description.pt'), cell: ({ description }) => textCell(description?.pt ?? null) },
    { head: head('description.en'), cell: ({ description }) => textCell(description?.en ?? null) },
    { head: t('properties'), cell: (agent) => agent.total_properties },
    { head: t('condominiums'), cell: (agent) => agent.total_condominiums },
  ]
  return (
    <ExportCsv
      resource="agents"
      name={t('file')}
      fetchPage={async (page, signal) => {
        const query = { ...agentList.query(params), page, limit: limits.rowsPerPageMax }
        const { agents, total } = await call('agents.list', { query }, { signal })
        return { rows: agents, total }
      }}
      columns={async () => columns}
    />
  )
}
