import { getTranslations } from 'next-intl/server'
import { cache } from 'react'
import { HistoryDrawerCard } from '@/components/activity/history-drawer-card'
import { EditAgent } from '@/components/agents/agent-form'
import { prefetch } from '@/lib/agency/prefetch'
import { fullNameOf } from '@/lib/format/full-name'
import { DashboardPage } from '../../../dashboard-page'
import { requireId, notFoundIfMissing } from '../../../record-id'
import { createRecordMetadata } from '../../../record-metadata'

const prefetchAgent = cache((id: number) => prefetch('agents.get', { params: { id } }))

export const generateMetadata = createRecordMetadata('agents.editTitle', prefetchAgent, ({ agent }) =>
  fullNameOf(agent),
)

export default async function EditAgentPage({ params }: PageProps<'/agents/edit/[id]'>) {
  const t = await getTranslations('agents')
  const id = requireId((await params).id)
  const agent = notFoundIfMissing(await prefetchAgent(id))
  return (
    <DashboardPage
      results={[agent]}
      title={t('editTitle')}
      subtitle={'data' in agent ? fullNameOf(agent.data.agent) : undefined}
      back={{ href: '/agents/listings', label: t('listTitle') }}
      action={<HistoryDrawerCard resource="agents" id={id} />}
    >
      <EditAgent id={id} />
    </DashboardPage>
  )
}
