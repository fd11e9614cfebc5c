import { getTranslations } from 'next-intl/server'
import { AgentImport } from '@/components/agents/agent-import'
import { createTitleMetadata } from '../../../page-title'
import { DashboardPage } from '../../dashboard-page'

export const generateMetadata = createTitleMetadata('agents.csv.importTitle')

export default async function ImportAgentsPage() {
  const t = await getTranslations('agents.csv')
  const tImport = await getTranslations('csv.import')
  return (
    <DashboardPage
      namespaces={['csv.import']}
      fluid
      back={{ href: '/agents/listings', label: tImport('back') }}
      title={t('importTitle')}
      subtitle={t('importSubtitle')}
    >
      <AgentImport />
    </DashboardPage>
  )
}
