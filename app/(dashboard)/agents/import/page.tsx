import { getTranslations } from 'next-intl/server'
import { AgentImport } from '@/components/agents/agent-import'
import { ClientMessages } from '@/components/layout/client-messages'
import { Page } from '@/components/layout/page'
import { createTitleMetadata } from '../../../page-title'

export const generateMetadata = createTitleMetadata('agents.csv.importTitle')

export default async function ImportAgentsPage() {
  const t = await getTranslations('agents.csv')
  const tImport = await getTranslations('csv.import')
  return (
    <Page
      fluid
      back={{ href: '/agents/listings', label: tImport('back') }}
      title={t('importTitle')}
      subtitle={t('importSubtitle')}
    >
      <ClientMessages namespaces={['csv.import']}>
        <AgentImport />
      </ClientMessages>
    </Page>
  )
}
