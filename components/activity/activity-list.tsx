'use client'

import { ClockIcon } from '@heroicons/react/24/outline'
import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { type ReactNode, useId } from 'react'
import { activityActions, activityResources } from '#contract/activity-kinds.ts'
import { DateInput } from '@/components/fields/date-input'
import { useAllUsers } from '@/components/records/use-all-users'
import { ListPages } from '@/components/resource/list-pages'
import { ResourceList } from '@/components/resource/resource-list'
import { useSavedViews } from '@/components/resource/saved-views/use-saved-views'
import { useQueryString } from '@/components/resource/use-query-string'
import { EmptyState } from '@/components/ui/empty-state'
import { OptionSelect } from '@/components/ui/select'
import { useCall } from '@/lib/agency/use-call'
import { ActivityDays, HistorySkeleton, isHistoryUnsupported } from './activity-days'
import {
  toActivityArgs,
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
  const callArgs = toActivityArgs(filters)
  const activity = useCall('activity.agency', callArgs)

  function navigate(changes: Partial<ActivityState>) {
    // A date is typed in several steps that share one history entry.
    const method = 'from' in changes || 'to' in changes ? 'replaceState' : 'pushState'
    write(formatActivityState({ ...filters, page: 1, ...changes }), method)
  }

  const savedViews = useSavedViews({
    canonicalize: (text) =>
      formatActivityState({ ...parseActivityState(new URLSearchParams(text)), page: 1 }),
    Total: ActivityTotal,
  })

  if (isHistoryUnsupported(activity.error))
    return <EmptyState icon={<ClockIcon />} title={t('noHistory')} text={t('noHistoryHelp')} />
  return (
    <>
      {savedViews.tabs}
      {activity.error?.code !== 'UNAUTHORIZED' && (
        <>
          <ActivityFilters filters={filters} onChange={navigate}>
            <p role="status" className="figures text-sm whitespace-nowrap text-ink-soft">
              {activity.data !== undefined && t('count', { total: activity.data.total })}
            </p>
            {savedViews.saveButton !== null && (
              <span className="contents max-sm:hidden">{savedViews.saveButton}</span>
            )}
          </ActivityFilters>
          <RunningBatches />
        </>
      )}
      <ResourceList
        result={activity}
        getRows={({ activity: lines }) => lines}
        skeleton={<HistorySkeleton />}
        isPending={activity.isLoading}
        paging={{ total: activity.data?.total ?? 0, perPage: callArgs.query.limit }}
        onClearFilters={isFiltered(filters) ? () => write('', 'pushState') : undefined}
        emptyState={{ icon: <ClockIcon />, title: t('none'), text: t('noneHelp') }}
      >
        {(lines, { total }) => (
          <div className="space-y-6">
            <ActivityDays lines={lines} showsRecord dayHeading="h2" />
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
  const callArgs = toActivityArgs(parseActivityState(new URLSearchParams(query)))
  return useCall('activity.agency', { query: { ...callArgs.query, limit: 1 } }).data?.total ?? null
}

function ActivityFilters({
  filters,
  onChange,
  children,
}: {
  filters: ActivityState
  onChange: (change: Partial<ActivityState>) => void
  children: ReactNode
}) {
  const t = useTranslations('activity')
  const users = useAllUsers().data?.users ?? []
  return (
    <section
      aria-label={t('filters')}
      className="mb-2 flex min-h-12 flex-wrap items-center gap-2 print:hidden [&>*]:min-w-34"
    >
      <OptionSelect
        aria-label={t('person')}
        className="flex-1"
        options={[
          { value: '', label: t('person') },
          ...users.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        value={filters.person}
        onChange={(person) => onChange({ person })}
      />
      <OptionSelect
        aria-label={t('about')}
        className="flex-1"
        options={[
          { value: '', label: t('about') },
          ...activityResources.map((value) => ({ value, label: t(`resources.${value}`) })),
        ]}
        value={filters.noun}
        onChange={(noun) => onChange({ noun })}
      />
      <OptionSelect
        aria-label={t('action')}
        className="flex-1"
        options={[
          { value: '', label: t('action') },
          ...activityActions.map((value) => ({ value, label: t(`actions.${value}`) })),
        ]}
        value={filters.action}
        onChange={(action) => onChange({ action })}
      />
      <div className="flex items-center gap-2 max-sm:w-full">
        <DayFilter label={t('days.from')} value={filters.from} onChange={(from) => onChange({ from })} />
        <span aria-hidden>–</span>
        <DayFilter label={t('days.to')} value={filters.to} onChange={(to) => onChange({ to })} />
      </div>
      <div className="ml-auto flex items-center justify-end gap-2">{children}</div>
    </section>
  )
}

function DayFilter({
  label,
  value,
  onChange,
}: {
  label: string
  value: string
  onChange: (day: string) => void
}) {
  const id = useId()
  return (
    <div className="w-36 max-sm:flex-1">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <DateInput id={id} value={value} onChange={onChange} />
    </div>
  )
}
