'use client'

import { ClockIcon } from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import { ListPages } from '@/components/resource/list-pages'
import { ResourceList } from '@/components/resource/resource-list'
import { useSavedViews } from '@/components/resource/saved-views/use-saved-views'
import { useQueryString } from '@/components/resource/use-query-string'
import { EmptyState } from '@/components/ui/empty-state'
import { useCall } from '@/lib/agency/use-call'
import { ActivityDays } from './activity-days'
import { ActivityFilters } from './activity-filters'
import { activityQuery, type ActivityState, isFiltered, readActivity, writeActivity } from './activity-state'
import { HistorySkeleton } from './history-skeleton'
import { hasNoHistory } from './has-no-history'

export function ActivityList() {
  const t = useTranslations('activity')
  const { query, write } = useQueryString()
  const filters = readActivity(query)
  const call = activityQuery(filters)
  const activity = useCall('activity.agency', call)

  function go(next: Partial<ActivityState>) {
    // A date is typed in several steps that share one history entry.
    const how = 'from' in next || 'to' in next ? 'replaceState' : 'pushState'
    write(writeActivity({ ...filters, page: 1, ...next }), how)
  }

  const saved = useSavedViews({
    canonical: (text) => writeActivity({ ...readActivity(new URLSearchParams(text)), page: 1 }),
    Total: ActivityTotal,
  })

  if (hasNoHistory(activity.error))
    return <EmptyState icon={<ClockIcon />} title={t('noHistory')} text={t('noHistoryHelp')} />
  return (
    <>
      {saved.tabs}
      {activity.error?.code !== 'UNAUTHORIZED' && <ActivityFilters filters={filters} onChange={go} />}
      <ResourceList
        result={activity}
        rows={({ activity: lines }) => lines}
        skeleton={<HistorySkeleton />}
        pending={activity.isLoading}
        paging={{ total: activity.data?.total ?? 0, perPage: call.query.limit }}
        onClearFilters={isFiltered(filters) ? () => go(readActivity(new URLSearchParams())) : undefined}
        nothingYet={{ icon: <ClockIcon />, title: t('none'), text: t('noneHelp') }}
      >
        {(lines, { total }) => (
          <div className="space-y-6">
            <div className="flex items-center justify-between gap-2">
              <p role="status" className="figures text-sm text-ink-soft">
                {t('count', { total })}
              </p>
              {saved.save}
            </div>
            <ActivityDays lines={lines} whose />
            <ListPages total={total} perPage={call.query.limit} />
          </div>
        )}
      </ResourceList>
    </>
  )
}

function ActivityTotal({ query }: { query: string }) {
  const call = activityQuery(readActivity(new URLSearchParams(query)))
  return useCall('activity.agency', { query: { ...call.query, limit: 1 } }).data?.total ?? null
}
