import { getTranslations } from 'next-intl/server'
import { toBoardArgs, parseBoardState } from '@/components/portals/board-state'
import { PortalAccounts } from '@/components/portals/portal-accounts'
import { PortalBoard, PortalStatusList } from '@/components/portals/portal-board'
import { ListBody, ListHeader } from '@/components/resource/list-header'
import { openList } from '@/components/resource/saved-views/open-default-view'
import { requireSession } from '@/lib/agency/current-session'
import { prefetch } from '@/lib/agency/prefetch'
import { PrefetchBoundary } from '@/lib/agency/prefetch-boundary'
import { createTitleMetadata } from '../../page-title'

export const generateMetadata = createTitleMetadata('portals.title')

export default async function PortalsPage({ searchParams }: PageProps<'/portals'>) {
  const { params, views } = await openList('/portals', searchParams)
  const [{ user }, board, savedViews, t] = await Promise.all([
    requireSession(),
    prefetch('portals.board', toBoardArgs(parseBoardState(params))),
    views,
    getTranslations('portals'),
  ])
  return (
    <PrefetchBoundary results={[board, savedViews]}>
      <ListBody>
        <ListHeader title={t('title')} subtitle={t('subtitle')} action={<PortalStatusList />} />
        <div className="space-y-10">
          <PortalBoard />
          {user.role === 'Administrator' && <PortalAccounts />}
        </div>
      </ListBody>
    </PrefetchBoundary>
  )
}
