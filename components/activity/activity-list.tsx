'use client'

import { ClockIcon } from '@heroicons/react/24/outline'
import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { activityActions, activityResources } from '#contract/activity-kinds.ts'
import { DateInput } from '@/components/fields/date-input'
import { ListPages } from '@/components/resource/list-pages'
import { ResourceList } from '@/components/resource/resource-list'
import { useSavedViews } from '@/components/resource/saved-views/use-saved-views'
import { useQueryString } from '@/components/resource/use-query-string'
import { EmptyState } from '@/components/ui/empty-state'
import { LabelledControl } from '@/components/ui/labelled-control'
import { LabelledSelect } from '@/components/ui/labelled-select'
import { useCall } from '@/lib/agency/use-call'
import { ActivityDays, HistorySkeleton, isHistoryUnsupported } from './activity-days'
import {
  activityQuery,
  type ActivityState,
  isFiltered,
  parseActivityState,
  formatActivityState,
} from './activity-state'

const RunningBatches = dynamic(() => import('./running-batches').then((module) => module.RunningBatches), {
  ssr: false,
})

export function ActivityList() {
  const t = useTranslations('activity')
  const { query, write } = useQueryString()
  const filters = parseActivityState(query)
  const callArgs = activityQuery(filters)
  const activity = useCall('activity.agency', callArgs)

  function navigate(next: Partial<ActivityState>) {
    // A date is typed in several steps that share one history entry.
    const method = 'from' in next || 'to' in next ? 'replaceState' : 'pushState'
    write(formatActivityState({ ...filters, page: 1, ...next }), method)
  }

  const savedViews = useSavedViews({
    canonical: (text) => formatActivityState({ ...parseActivityState(new URLSearchParams(text)), page: 1 }),
    Total: ActivityTotal,
  })

  if (isHistoryUnsupported(activity.error))
    return <EmptyState icon={<ClockIcon />} title={t('noHistory')} text={t('noHistoryHelp')} />
  return (
    <>
      {savedViews.tabs}
      {activity.error?.code !== 'UNAUTHORIZED' && (
        <>
          <ActivityFilters filters={filters} onChange={navigate} />
          <RunningBatches />
        </>
      )}
      <ResourceList
        result={activity}
        rows={({ activity: lines }) => lines}
        skeleton={<HistorySkeleton />}
        isPending={activity.isLoading}
        paging={{ total: activity.data?.total ?? 0, perPage: callArgs.query.limit }}
        onClearFilters={
          isFiltered(filters) ? () => navigate(parseActivityState(new URLSearchParams())) : undefined
        }
        emptyState={{ icon: <ClockIcon />, title: t('none'), text: t('noneHelp') }}
      >
        {(lines, { total }) => (
          <div className="space-y-6">
            <div className="flex items-center justify-between gap-2">
              <p role="status" className="figures text-sm text-ink-soft">
                {t('count', { total })}
              </p>
              {savedViews.save}
            </div>
            <ActivityDays lines={lines} showsRecord />
            <div className="flex justify-center">
              <ListPages total={total} perPage={callArgs.query.limit} />
            </div>
          </div>
        )}
      </ResourceList>
    </>
  )
}

function ActivityTotal({ query }: { query: string }) {
  const callArgs = activityQuery(parseActivityState(new URLSearchParams(query)))
  return useCall('activity.agency', { query: { ...callArgs.query, limit: 1 } }).data?.total ?? null
}

function ActivityFilters({
  filters,
  onChange,
}: {
  filters: ActivityState
  onChange: (change: Partial<ActivityState>) => void
}) {
  const t = useTranslations('activity')
  const all = { value: '' as const, label: useTranslations('common')('all') }
  const users = useCall('users.list', { query: { limit: 100 } }).data?.users ?? []
  return (
    <section aria-label={t('filters')} className="mb-5 grid grid-cols-2 gap-3 md:grid-cols-5 print:hidden">
      <LabelledSelect
        label={t('person')}
        options={[all, ...users.map(({ id, name }) => ({ value: String(id), label: name }))]}
        value={filters.person}
        onChange={(person) => onChange({ person })}
      />
      <LabelledSelect
        label={t('about')}
        options={[all, ...activityResources.map((value) => ({ value, label: t(`resources.${value}`) }))]}
        value={filters.noun}
        onChange={(noun) => onChange({ noun })}
      />
      <LabelledSelect
        label={t('action')}
        options={[all, ...activityActions.map((value) => ({ value, label: t(`actions.${value}`) }))]}
        value={filters.action}
        onChange={(action) => onChange({ action })}
      />
      {(['from', 'to'] as const).map((end) => (
        <LabelledControl className="min-w-0" key={end} label={t(`days.${end}`)}>
          {(id) => <DateInput id={id} value={filters[end]} onChange={(day) => onChange({ [end]: day })} />}
        </LabelledControl>
      ))}
    </section>
  )
}
