'use client'

import { useTranslations } from 'next-intl'
import { activityActions, activityResources } from '#contract/activity-kinds.ts'
import { DateInput } from '@/components/fields/date-input'
import { LabelledControl } from '@/components/ui/labelled-control'
import { LabelledSelect } from '@/components/ui/labelled-select'
import { useCall } from '@/lib/agency/use-call'
import type { ActivityState } from './activity-state'

export function ActivityFilters({
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
