import { HistoryDrawerCard } from '@/components/activity/history-drawer-card'
import { historyMessages } from '@/components/field-registry'
import { FrontPageEditor } from '@/components/front-page/front-page-editor'
import { prefetch } from '@/lib/agency/prefetch'
import { pageTitle } from '../../page-title'
import { createTitledPage } from '../titled-page'

export const generateMetadata = pageTitle('front-page.title')

export default createTitledPage('front-page.title', 'front-page.subtitle', <FrontPageEditor />, {
  load: () =>
    Promise.all([
      prefetch('frontPage.homepage', {}),
      prefetch('frontPage.media', {}),
      prefetch('frontPage.highlights', {}),
    ]),
  messages: [
    'front-page',
    'listing.lookupFailed',
    'listing.media',
    'listing.uploader',
    'listing.uploads',
    ...historyMessages('front-page'),
  ],
  action: <HistoryDrawerCard resource="front-page" />,
})
