'use client'

import { useTranslations } from 'next-intl'
import { limits } from '#contract/limits.ts'
import { type Column, textCell } from '@/components/csv/cells'
import { ExportCsv } from '@/components/csv/export-csv'
import type { Agent } from '#contract/agents.ts'
import type { ListQuery } from '@/components/resource/list-query'
import { call } from '@/lib/agency/call'
import { agentQuery, type AgentSort } from './agent-list-state'

/** Exports all agents that the list matches as CSV, with headers that the import recognizes. */
export function AgentExport({ params }: { params: ListQuery<AgentSort> }) {
  const t = useTranslations('agents.csv')
  const columns: readonly Column<Agent>[] = [
    { head: t('firstName'), cell: (agent) => agent.first_name },
    { head: t('lastName'), cell: (agent) => agent.last_name },
    { head: t('email'), cell: ({ email }) => email },
    { head: t('phone'), cell: ({ phone }) => phone },
    { head: t('rolePt'), cell: ({ role }) => textCell(role?.pt ?? null) },
    { head: t('roleEn'), cell: ({ role }) => textCell(role?.en ?? null) },
    { head: t('descriptionPt'), cell: ({ description }) => textCell(description?.pt ?? null) },
    { head: t('descriptionEn'), cell: ({ description }) => textCell(description?.en ?? null) },
    { head: t('properties'), cell: (agent) => agent.total_properties },
    { head: t('condominiums'), cell: (agent) => agent.total_condominiums },
  ]
  return (
    <ExportCsv
      resource="agents"
      name={t('file')}
      fetchPage={async (page, signal) => {
        const query = { ...agentQuery(params), page, limit: limits.rowsPerPageMax }
        const { agents, total } = await call('agents.list', { query }, { signal })
        return { rows: agents, total }
      }}
      columns={async () => columns}
    />
  )
}
