import { AgentEditor } from '@/components/agents/agent-form'
import { pageTitle } from '../../../page-title'
import { createTitledPage } from '../../titled-page'

export const generateMetadata = pageTitle('agents.addTitle')

export default createTitledPage('agents.addTitle', 'agents.addSubtitle', <AgentEditor id={null} />)
