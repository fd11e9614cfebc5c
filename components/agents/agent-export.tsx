'use client'

import { useTranslations } from 'next-intl'
import { limits } from '#contract/limits.ts'
import { type Column, textCell } from '@/components/csv/cells'
import { ExportCsv } from '@/components/csv/export-csv'
import type { Agent } from '#contract/agents.ts'
import { useFieldHeaders } from '@/components/resource/use-field-texts'
import { call } from '@/lib/agency/call'
import { agentList, type AgentQuery } from './agent-list-state'
import { agentFields } from './fields'

export function AgentExport({ params }: { params: AgentQuery }) {
  const t = useTranslations('agents.csv')
  const header = useFieldHeaders(agentFields)
  const columns: readonly Column<Agent>[] = [
    { header: header('first_name'), cell: (agent) => agent.first_name },
    { header: header('last_name'), cell: (agent) => agent.last_name },
    { header: header('email'), cell: ({ email }) => email },
    { header: header('phone'), cell: ({ phone }) => phone },
    { header: header('role.pt'), cell: ({ role }) => textCell(role?.pt ?? null) },
    { header: header('role.en'), cell: ({ role }) => textCell(role?.en ?? null) },
    { header: header('description.pt'), cell: ({ description }) => textCell(description?.pt ?? null) },
    { header: header('description.en'), cell: ({ description }) => textCell(description?.en ?? null) },
    { header: t('properties'), cell: (agent) => agent.total_properties },
    { header: t('condominiums'), cell: (agent) => agent.total_condominiums },
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
