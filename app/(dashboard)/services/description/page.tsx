import { getTranslations } from 'next-intl/server'
import { HistoryDrawerCard } from '@/components/activity/history-drawer-card'
import { Page } from '@/components/layout/page'
import { ServicesDescription } from '@/components/services/services-description'
import { prefetch } from '@/lib/agency/prefetch'
import { PrefetchBoundary } from '@/lib/agency/prefetch-boundary'
import { createTitleMetadata } from '../../../page-title'

export const generateMetadata = createTitleMetadata('services.descriptionTitle')

export default async function ServicesDescriptionPage() {
  const t = await getTranslations('services')
  return (
    <Page
      fluid
      title={t('descriptionTitle')}
      subtitle={t('descriptionSubtitle')}
      action={<HistoryDrawerCard resource="services-description" />}
    >
      <PrefetchBoundary results={[await prefetch('services.description', {})]}>
        <ServicesDescription />
      </PrefetchBoundary>
    </Page>
  )
}
