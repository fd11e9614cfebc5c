import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { HistoryDrawerCard } from '@/components/activity/history-drawer-card'
import { EditAgent } from '@/components/agents/edit-agent'
import { Page } from '@/components/layout/page'
import { prefetch } from '@/lib/agency/prefetch'
import { PrefetchBoundary } from '@/lib/agency/prefetch-boundary'
import { idOf, orMissing } from '../../../record-address'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('agents'))('editTitle') }
}

export default async function EditAgentPage({ params }: PageProps<'/agents/edit/[id]'>) {
  const [t, id] = [await getTranslations('agents'), idOf((await params).id)]
  const agent = orMissing(await prefetch('agents.get', { params: { id } }))
  return (
    <Page
      title={t('editTitle')}
      subtitle={t('editSubtitle')}
      action={<HistoryDrawerCard noun="agents" id={id} />}
    >
      <PrefetchBoundary results={[agent]}>
        <EditAgent id={id} />
      </PrefetchBoundary>
    </Page>
  )
}
