import { HistoryDrawerCard } from '@/components/activity/history-drawer-card'
import { ServicesDescription } from '@/components/services/services-description'
import { prefetch } from '@/lib/agency/prefetch'
import { pageTitle } from '../../../page-title'
import { createTitledPage } from '../../titled-page'

export const generateMetadata = pageTitle('services.descriptionTitle')

export default createTitledPage(
  'services.descriptionTitle',
  'services.descriptionSubtitle',
  <ServicesDescription />,
  {
    load: () => Promise.all([prefetch('services.description', {})]),
    action: <HistoryDrawerCard resource="services-description" />,
    fluid: true,
  },
)
