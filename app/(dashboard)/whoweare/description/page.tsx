import { getTranslations } from 'next-intl/server'
import { HistoryDrawerCard } from '@/components/activity/history-drawer-card'
import { WhoWeAreDescription } from '@/components/who-we-are/who-we-are-description'
import { prefetch } from '@/lib/agency/prefetch'
import { createTitleMetadata } from '../../../page-title'
import { DashboardPage } from '../../dashboard-page'

export const generateMetadata = createTitleMetadata('who-we-are.title')

export default async function WhoWeAreDescriptionPage() {
  const t = await getTranslations('who-we-are')
  return (
    <DashboardPage
      results={[await prefetch('whoWeAre.get', {})]}
      fluid
      title={t('title')}
      subtitle={t('subtitle')}
      action={<HistoryDrawerCard resource="who-we-are" />}
    >
      <WhoWeAreDescription />
    </DashboardPage>
  )
}
