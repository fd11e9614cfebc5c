import { getTranslations } from 'next-intl/server'
import { AgentImport } from '@/components/agents/agent-import'
import { Messages } from '@/components/layout/messages'
import { Page } from '@/components/layout/page'
import { pageTitle } from '../../../page-title'

export const generateMetadata = pageTitle('agents.csv.importTitle')

export default async function ImportAgentsPage() {
  const t = await getTranslations('agents.csv')
  const texts = await getTranslations('csv.import')
  return (
    <Page
      fluid
      back={{ href: '/agents/listings', label: texts('back') }}
      title={t('importTitle')}
      subtitle={t('importSubtitle')}
    >
      <Messages of={['csv.import']}>
        <AgentImport />
      </Messages>
    </Page>
  )
}
