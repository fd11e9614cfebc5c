import { getTranslations } from 'next-intl/server'
import { InboxFolders } from '@/components/inbox/inbox-filters'
import { InboxList } from '@/components/inbox/inbox-list'
import { toInboxArgs, parseInboxState } from '@/components/inbox/inbox-state'
import { ListBody, ListHeader } from '@/components/resource/list-header'
import { openList } from '@/components/resource/saved-views/open-default-view'
import { requireSession } from '@/lib/agency/current-session'
import { prefetch } from '@/lib/agency/prefetch'
import { PrefetchBoundary } from '@/lib/agency/prefetch-boundary'
import { createTitleMetadata } from '../../page-title'

export const generateMetadata = createTitleMetadata('inbox.title')

export default async function InboxPage({ searchParams }: PageProps<'/inbox'>) {
  const { params, views } = await openList('/inbox', searchParams)
  const [{ user }, list, savedViews, t] = await Promise.all([
    requireSession(),
    prefetch('inbox.list', toInboxArgs(parseInboxState(params))),
    views,
    getTranslations('inbox'),
  ])
  return (
    <ListBody>
      <ListHeader title={t('title')} subtitle={t('subtitle')} action={<InboxFolders />} />
      <PrefetchBoundary results={[list, savedViews]}>
        <InboxList userName={user.name} canExport={user.role === 'Administrator'} />
      </PrefetchBoundary>
    </ListBody>
  )
}
