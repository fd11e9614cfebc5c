import { AgentImport } from '@/components/agents/agent-import'
import { pageTitle } from '../../../page-title'
import { createTitledPage } from '../../titled-page'

export const generateMetadata = pageTitle('agents.csv.importTitle')

export default createTitledPage('agents.csv.importTitle', 'agents.csv.importSubtitle', <AgentImport />, {
  messages: ['csv.import'],
  backHref: '/agents/listings',
  fluid: true,
})
