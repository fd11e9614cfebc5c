import { toHistoryArgs } from '@/components/activity/activity-state'
import { HistoryCard } from '@/components/activity/history-card'
import { activityMessages } from '@/components/field-registry'
import { ClientMessages } from '@/components/layout/client-messages'
import { prefetch } from '@/lib/agency/prefetch'
import { createTabMetadata, createTabPage } from '../../../../record-pages'

export const generateMetadata = createTabMetadata('condominiums', 'history')

export default createTabPage(
  (id) => [prefetch('activity.record', toHistoryArgs('condominiums', id))],
  (id) => (
    <ClientMessages namespaces={activityMessages}>
      <HistoryCard resource="condominiums" id={id} dayHeading="h2" />
    </ClientMessages>
  ),
)
