import { getTranslations } from 'next-intl/server'
import { ListBody, ListHeader } from '@/components/resource/list-header'
import { toBoardArgs, parseBoardState } from '@/components/portals/board-state'
import { PortalAccounts } from '@/components/portals/portal-accounts'
import { PortalBoard, PortalStatusList } from '@/components/portals/portal-board'
import { paramsOf } from '@/components/resource/list-query'
import { openDefaultView } from '@/components/resource/saved-views/open-default-view'
import { requireSession } from '@/lib/agency/current-session'
import { prefetch } from '@/lib/agency/prefetch'
import { PrefetchBoundary } from '@/lib/agency/prefetch-boundary'
import { createTitleMetadata } from '../../page-title'

export const generateMetadata = createTitleMetadata('portals.title')

export default async function PortalsPage({ searchParams }: PageProps<'/portals'>) {
  const params = paramsOf(await searchParams)
  await openDefaultView('/portals', params)
  const [{ user }, board, views, t] = await Promise.all([
    requireSession(),
    prefetch('portals.board', toBoardArgs(parseBoardState(params))),
    prefetch('savedViews.list', {}),
    getTranslations('portals'),
  ])
  return (
    <PrefetchBoundary results={[board, views]}>
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
