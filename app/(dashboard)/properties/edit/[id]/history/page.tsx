import { activityMessages } from '@/components/field-registry'
import { HistoryCard } from '@/components/activity/history-card'
import { historyQuery } from '@/components/activity/history-query'
import { ClientMessages } from '@/components/layout/client-messages'
import { prefetch } from '@/lib/agency/prefetch'
import { PrefetchBoundary } from '@/lib/agency/prefetch-boundary'
import { requireId } from '../../../../record-id'
import { createTabMetadata } from '../../../../record-metadata'

export const generateMetadata = createTabMetadata('properties', 'history')

export default async function PropertyHistoryPage({ params }: PageProps<'/properties/edit/[id]/history'>) {
  const id = requireId((await params).id)
  return (
    <ClientMessages namespaces={activityMessages}>
      <PrefetchBoundary results={[await prefetch('activity.record', historyQuery('properties', id))]}>
        <HistoryCard resource="properties" id={id} />
      </PrefetchBoundary>
    </ClientMessages>
  )
}
