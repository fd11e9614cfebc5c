import { getTranslations } from 'next-intl/server'
import { HistoryDrawerCard } from '@/components/activity/history-drawer-card'
import { ServicesDescription } from '@/components/services/services-description'
import { prefetch } from '@/lib/agency/prefetch'
import { createTitleMetadata } from '../../../page-title'
import { DashboardPage } from '../../dashboard-page'

export const generateMetadata = createTitleMetadata('services.descriptionTitle')

export default async function ServicesDescriptionPage() {
  const t = await getTranslations('services')
  return (
    <DashboardPage
      results={[await prefetch('services.description', {})]}
      fluid
      title={t('descriptionTitle')}
      subtitle={t('descriptionSubtitle')}
      action={<HistoryDrawerCard resource="services-description" />}
    >
      <ServicesDescription />
    </DashboardPage>
  )
}
