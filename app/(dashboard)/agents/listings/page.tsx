import { ArrowUpTrayIcon, PlusIcon } from '@heroicons/react/24/outline'
import { getTranslations } from 'next-intl/server'
import { AgentList } from '@/components/agents/agent-list'
import { agentList } from '@/components/agents/agent-list-state'
import { openList } from '@/components/resource/saved-views/open-default-view'
import { LinkButton } from '@/components/ui/link-button'
import { prefetch } from '@/lib/agency/prefetch'
import { createTitleMetadata } from '../../../page-title'
import { DashboardPage } from '../../dashboard-page'

export const generateMetadata = createTitleMetadata('agents.listTitle')

export default async function AgentListingsPage({ searchParams }: PageProps<'/agents/listings'>) {
  const t = await getTranslations()
  const { params, views } = await openList('/agents/listings', searchParams)
  const actions = (
    <div className="flex flex-wrap gap-3">
      <LinkButton href="/agents/import" icon={<ArrowUpTrayIcon />}>
        {t('csv.import.action')}
      </LinkButton>
      <LinkButton href="/agents/add" variant="primary" icon={<PlusIcon />}>
        {t('agents.add')}
      </LinkButton>
    </div>
  )
  const results = await Promise.all([
    prefetch('agents.list', { query: agentList.toQuery(agentList.parse(params)) }),
    views,
  ])
  return (
    <DashboardPage
      results={results}
      fluid
      title={t('agents.listTitle')}
      subtitle={t('agents.listSubtitle')}
      action={actions}
    >
      <AgentList />
    </DashboardPage>
  )
}
