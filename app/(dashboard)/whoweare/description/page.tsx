import { HistoryDrawerCard } from '@/components/activity/history-drawer-card'
import { WhoWeAreDescription } from '@/components/who-we-are/who-we-are-description'
import { prefetch } from '@/lib/agency/prefetch'
import { pageTitle } from '../../../page-title'
import { createTitledPage } from '../../titled-page'

export const generateMetadata = pageTitle('who-we-are.title')

export default createTitledPage('who-we-are.title', 'who-we-are.subtitle', <WhoWeAreDescription />, {
  load: () => Promise.all([prefetch('whoWeAre.get', {})]),
  action: <HistoryDrawerCard resource="who-we-are" />,
  fluid: true,
})
