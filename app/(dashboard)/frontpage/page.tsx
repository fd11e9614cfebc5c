import { getTranslations } from 'next-intl/server'
import { historyMessages } from '@/components/field-registry'
import { HistoryDrawerCard } from '@/components/activity/history-drawer-card'
import { FrontPageEditor } from '@/components/front-page/front-page-editor'
import { ClientMessages } from '@/components/layout/client-messages'
import { Page } from '@/components/layout/page'
import { prefetch } from '@/lib/agency/prefetch'
import { PrefetchBoundary } from '@/lib/agency/prefetch-boundary'
import { createTitleMetadata } from '../../page-title'

export const generateMetadata = createTitleMetadata('front-page.title')

const messageKeys = [
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
    <ClientMessages namespaces={messageKeys}>
      <PrefetchBoundary results={results}>
        <Page
          title={t('title')}
          subtitle={t('subtitle')}
          action={<HistoryDrawerCard resource="front-page" />}
        >
          <FrontPageEditor />
        </Page>
      </PrefetchBoundary>
    </ClientMessages>
  )
}
