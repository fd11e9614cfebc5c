import { getTranslations } from 'next-intl/server'
import { ActivityList } from '@/components/activity/activity-list'
import { toActivityArgs, parseActivityState } from '@/components/activity/activity-state'
import { activityMessages } from '@/components/field-registry'
import { ClientMessages } from '@/components/layout/client-messages'
import { ListBody, ListHeader } from '@/components/resource/list-header'
import { openList } from '@/components/resource/saved-views/open-default-view'
import { prefetch } from '@/lib/agency/prefetch'
import { PrefetchBoundary } from '@/lib/agency/prefetch-boundary'
import { createTitleMetadata } from '../../page-title'

export const generateMetadata = createTitleMetadata('activity.title')

export default async function ActivityPage({ searchParams }: PageProps<'/activity'>) {
  const t = await getTranslations('activity')
  const { params, views } = await openList('/activity', searchParams)
  const results = await Promise.all([
    prefetch('activity.agency', toActivityArgs(parseActivityState(params))),
    views,
  ])
  return (
    <ClientMessages namespaces={activityMessages}>
      <ListBody>
        <ListHeader title={t('title')} subtitle={t('subtitle')} action={null} />
        <PrefetchBoundary results={results}>
          <ActivityList />
        </PrefetchBoundary>
      </ListBody>
    </ClientMessages>
  )
}
