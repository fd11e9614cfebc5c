import { getTranslations } from 'next-intl/server'
import { AgentEditor } from '@/components/agents/agent-form'
import { Page } from '@/components/layout/page'
import { createTitleMetadata } from '../../../page-title'

export const generateMetadata = createTitleMetadata('agents.addTitle')

export default async function AddAgentPage() {
  const t = await getTranslations('agents')
  return (
    <Page
      title={t('addTitle')}
      subtitle={t('addSubtitle')}
      back={{ href: '/agents/listings', label: t('listTitle') }}
    >
      <AgentEditor id={null} />
    </Page>
  )
}
