'use client'

import { PlusIcon, UserGroupIcon } from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import { limits } from '#contract/limits.ts'
import { ListPages } from '@/components/resource/list-pages'
import { ListTools } from '@/components/resource/list-tools'
import { ResourceList } from '@/components/resource/resource-list'
import { useListQuery } from '@/components/resource/use-list-query'
import { LinkButton } from '@/components/ui/button'
import { useCall } from '@/lib/agency/use-call'
import { AgentCard } from './agent-card'
import { agentGrid, AgentCardsSkeleton } from './agent-cards-skeleton'
import { AgentExport } from './agent-export'
import { agentQuery, agentSorts } from './agent-list-state'
import { useAgentDelete } from './use-agent-delete'

/** The agency's agents as cards, with search, order and pages, and what can be done to each. */
export function AgentList() {
  const t = useTranslations('agents')
  const query = useListQuery(agentSorts)
  const list = useCall('agents.list', { query: agentQuery(query.asked) })
  const { ask, dialogs } = useAgentDelete()
  const total = list.data?.total ?? 0
  return (
    <>
      <ListTools
        count={list.data === undefined ? '' : t('count', { total })}
        search={query.search}
        searchLabel={t('find')}
        onSearch={query.type}
        exported={<AgentExport asked={query.asked} />}
        sort={query.asked.sort}
        sorts={agentSorts.map((value) => ({ value, label: t(`sorts.${value}`) }))}
        onSort={query.sortBy}
      />
      <ResourceList
        loaded={list}
        rows={({ agents }) => agents}
        skeleton={<AgentCardsSkeleton />}
        pending={list.isLoading}
        onClearFilters={query.asked.search === '' ? undefined : query.clear}
        nothingYet={{
          icon: <UserGroupIcon />,
          title: t('none'),
          text: t('noneHelp'),
          action: (
            <LinkButton href="/agents/add" variant="primary" icon={<PlusIcon />}>
              {t('add')}
            </LinkButton>
          ),
        }}
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
      </ResourceList>
      <div className="mt-8 flex justify-center">
        <ListPages total={total} perPage={limits.cardsPerPage} />
      </div>
      {dialogs}
    </>
  )
}
