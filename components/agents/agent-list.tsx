'use client'

import { UserGroupIcon } from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import type { Agent } from '#contract/agents.ts'
import { limits } from '#contract/limits.ts'
import { type Column, toTextCell } from '@/components/csv/cells'
import { ExportCsv } from '@/components/csv/export-csv'
import { SimpleList } from '@/components/resource/simple-list'
import { useFieldHeaders } from '@/components/resource/use-field-texts'
import { useListQuery } from '@/components/resource/use-list-query'
import { Skeleton, SkeletonText } from '@/components/ui/skeleton'
import { call } from '@/lib/agency/call'
import { useCall } from '@/lib/agency/use-call'
import { AgentCard } from './agent-card'
import { agentList, type AgentListState } from './agent-list-state'
import { agentFields } from './fields'
import { useAgentActions } from './use-agent-actions'

const agentGridClasses = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,19rem),1fr))] gap-5'

export function AgentList() {
  const list = useListQuery(agentList)
  const { requestDelete, requestTransfer, dialogs } = useAgentActions()
  return (
    <>
      <SimpleList
        list={list}
        Total={AgentTotal}
        t={useTranslations('agents')}
        result={useCall('agents.list', { query: agentList.toQuery(list.request) })}
        getRows={({ agents }) => agents}
        exportButton={<AgentExport request={list.request} />}
        skeleton={<AgentCardsSkeleton />}
        icon={<UserGroupIcon />}
        emptyState={{ addHref: '/agents/add' }}
      >
        {(agents) => (
          <ul className={agentGridClasses}>
            {agents.map((agent) => (
              <li key={agent.id} className="grid min-w-0">
                <AgentCard agent={agent} onTransfer={requestTransfer} onDelete={requestDelete} />
              </li>
            ))}
          </ul>
        )}
      </SimpleList>
      {dialogs}
    </>
  )
}

function AgentCardsSkeleton() {
  return (
    <div className={agentGridClasses}>
      {Array.from({ length: 6 }, (_, card) => (
        <div key={card} className="rounded-lg border border-line bg-surface p-5">
          <div className="mb-4 flex items-center gap-3.5">
            <Skeleton className="size-14 rounded-full" />
            <div className="flex-1 space-y-2">
              <Skeleton className="h-5 w-3/5" />
              <Skeleton className="h-4 w-2/5" />
            </div>
          </div>
          <SkeletonText lines={3} />
          <Skeleton className="mt-5 h-6 w-1/2" />
        </div>
      ))}
    </div>
  )
}

/** Counts the agents of a saved view with this query string. */
function AgentTotal({ query }: { query: string }) {
  const viewQuery = agentList.toQuery(agentList.parse(new URLSearchParams(query)))
  return useCall('agents.list', { query: { ...viewQuery, limit: 1 } }).data?.total ?? null
}

export function AgentExport({ request }: { request: AgentListState }) {
  const t = useTranslations('agents.csv')
  const getHeader = useFieldHeaders(agentFields)
  const columns: readonly Column<Agent>[] = [
    { header: getHeader('first_name'), cell: (agent) => agent.first_name },
    { header: getHeader('last_name'), cell: (agent) => agent.last_name },
    { header: getHeader('email'), cell: ({ email }) => email },
    { header: getHeader('phone'), cell: ({ phone }) => phone },
    { header: getHeader('role.pt'), cell: ({ role }) => toTextCell(role?.pt ?? null) },
    { header: getHeader('role.en'), cell: ({ role }) => toTextCell(role?.en ?? null) },
    { header: getHeader('description.pt'), cell: ({ description }) => toTextCell(description?.pt ?? null) },
    { header: getHeader('description.en'), cell: ({ description }) => toTextCell(description?.en ?? null) },
    { header: t('properties'), cell: (agent) => agent.total_properties },
    { header: t('condominiums'), cell: (agent) => agent.total_condominiums },
  ]
  return (
    <ExportCsv
      resource="agents"
      name={t('file')}
      fetchPage={async (page, signal) => {
        const query = { ...agentList.toQuery(request), page, limit: limits.rowsPerPageMax }
        const { agents, total } = await call('agents.list', { query }, { signal })
        return { rows: agents, total }
      }}
      loadColumns={async () => columns}
    />
  )
}
