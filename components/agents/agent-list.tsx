'use client'

import { UserGroupIcon } from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import { SimpleList } from '@/components/resource/simple-list'
import { useListQuery } from '@/components/resource/use-list-query'
import { useCall } from '@/lib/agency/use-call'
import { AgentCard } from './agent-card'
import { agentGrid, AgentCardsSkeleton } from './agent-cards-skeleton'
import { AgentExport } from './agent-export'
import { agentList } from './agent-list-state'
import { useAgentDelete } from './use-agent-delete'

export function AgentList() {
  const query = useListQuery(agentList)
  const { request, dialogs } = useAgentDelete()
  return (
    <>
      <SimpleList
        query={query}
        t={useTranslations('agents')}
        loaded={useCall('agents.list', { query: agentList.query(query.params) })}
        rows={({ agents }) => agents}
        exported={<AgentExport params={query.params} />}
        skeleton={<AgentCardsSkeleton />}
        icon={<UserGroupIcon />}
        nothingYet={{ addHref: '/agents/add' }}
      >
        {(agents) => (
          <ul className={agentGrid}>
            {agents.map((agent) => (
              <li key={agent.id} className="grid min-w-0">
                <AgentCard agent={agent} onDelete={request} />
              </li>
            ))}
          </ul>
        )}
      </SimpleList>
      {dialogs}
    </>
  )
}
