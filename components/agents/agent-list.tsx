'use client'

import { UserGroupIcon } from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import { limits } from '#contract/limits.ts'
import { SimpleList } from '@/components/resource/simple-list'
import { useListQuery } from '@/components/resource/use-list-query'
import { useCall } from '@/lib/agency/use-call'
import { AgentCard } from './agent-card'
import { agentGrid, AgentCardsSkeleton } from './agent-cards-skeleton'
import { AgentExport } from './agent-export'
import { agentQuery, agentSorts } from './agent-list-state'
import { useAgentDelete } from './use-agent-delete'

/** The agency's agents as cards, with search, order and pages, and what can be done to each. */
export function AgentList() {
  const query = useListQuery(agentSorts)
  const { ask, dialogs } = useAgentDelete()
  return (
    <>
      <SimpleList
        {...{ query, sorts: agentSorts, perPage: limits.cardsPerPage, t: useTranslations('agents') }}
        loaded={useCall('agents.list', { query: agentQuery(query.asked) })}
        rows={({ agents }) => agents}
        exported={<AgentExport asked={query.asked} />}
        skeleton={<AgentCardsSkeleton />}
        icon={<UserGroupIcon />}
        addHref="/agents/add"
      >
        {(agents) => (
          <ul className={agentGrid}>
            {agents.map((agent) => (
              <li key={agent.id} className="grid min-w-0">
                <AgentCard agent={agent} onDelete={ask} />
              </li>
            ))}
          </ul>
        )}
      </SimpleList>
      {dialogs}
    </>
  )
}
