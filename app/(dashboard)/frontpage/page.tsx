import { getTranslations } from 'next-intl/server'
import { HistoryDrawerCard } from '@/components/activity/history-drawer-card'
import { historyMessages } from '@/components/field-registry'
import { FrontPageEditor } from '@/components/front-page/front-page-editor'
import { prefetch } from '@/lib/agency/prefetch'
import { createTitleMetadata } from '../../page-title'
import { DashboardPage } from '../dashboard-page'

export const generateMetadata = createTitleMetadata('front-page.title')

const frontPageMessages = [
  'front-page',
  'listing.lookupFailed',
  'listing.media',
  'listing.uploader',
  'listing.uploads',
  ...historyMessages('front-page'),
]

export default async function FrontPage() {
  const [t, ...results] = await Promise.all([
    getTranslations('front-page'),
    prefetch('frontPage.homepage', {}),
    prefetch('frontPage.media', {}),
    prefetch('frontPage.highlights', {}),
  ])
  return (
    <DashboardPage
      namespaces={frontPageMessages}
      results={results}
      title={t('title')}
      subtitle={t('subtitle')}
      action={<HistoryDrawerCard resource="front-page" />}
    >
      <FrontPageEditor />
    </DashboardPage>
  )
}
