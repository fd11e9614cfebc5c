import { getTranslations } from 'next-intl/server'
import { HistoryDrawerCard } from '@/components/activity/history-drawer-card'
import { Page } from '@/components/layout/page'
import { WhoWeAreDescription } from '@/components/who-we-are/who-we-are-description'
import { prefetch } from '@/lib/agency/prefetch'
import { PrefetchBoundary } from '@/lib/agency/prefetch-boundary'
import { createTitleMetadata } from '../../../page-title'

export const generateMetadata = createTitleMetadata('who-we-are.title')

export default async function WhoWeAreDescriptionPage() {
  const t = await getTranslations('who-we-are')
  return (
    <Page
      fluid
      title={t('title')}
      subtitle={t('subtitle')}
      action={<HistoryDrawerCard resource="who-we-are" />}
    >
      <PrefetchBoundary results={[await prefetch('whoWeAre.get', {})]}>
        <WhoWeAreDescription />
      </PrefetchBoundary>
    </Page>
  )
}
