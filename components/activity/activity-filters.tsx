'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { activityActions, activityResources } from '#contract/activity-kinds.ts'
import { DateInput } from '@/components/fields/date-input'
import { LabelledControl } from '@/components/ui/labelled-control'
import { Select } from '@/components/ui/select'
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
  const users = useCall('users.list', { query: { limit: 100 } }).data?.users ?? []
  return (
    <section aria-label={t('filters')} className="mb-5 grid grid-cols-2 gap-3 md:grid-cols-5 print:hidden">
      <LabelledControl className="min-w-0" label={t('person')}>
        {(id) => (
          <Choice id={id} value={filters.person} onChange={(user) => onChange({ person: user })}>
            {users.map((person) => (
              <option key={person.id} value={person.id}>
                {person.name}
              </option>
            ))}
          </Choice>
        )}
      </LabelledControl>
      <LabelledControl className="min-w-0" label={t('about')}>
        {(id) => (
          <Choice
            id={id}
            value={filters.noun}
            onChange={(value) =>
              onChange({ noun: activityResources.find((resource) => resource === value) ?? '' })
            }
          >
            {activityResources.map((resource) => (
              <option key={resource} value={resource}>
                {t(`resources.${resource}`)}
              </option>
            ))}
          </Choice>
        )}
      </LabelledControl>
      <LabelledControl className="min-w-0" label={t('action')}>
        {(id) => (
          <Choice
            id={id}
            value={filters.action}
            onChange={(value) =>
              onChange({ action: activityActions.find((action) => action === value) ?? '' })
            }
          >
            {activityActions.map((action) => (
              <option key={action} value={action}>
                {t(`actions.${action}`)}
              </option>
            ))}
          </Choice>
        )}
      </LabelledControl>
      {(['from', 'to'] as const).map((end) => (
        <LabelledControl className="min-w-0" key={end} label={t(`days.${end}`)}>
          {(id) => <DateInput id={id} value={filters[end]} onChange={(day) => onChange({ [end]: day })} />}
        </LabelledControl>
      ))}
    </section>
  )
}

function Choice({
  id,
  value,
  onChange,
  children,
}: {
  id: string
  value: string
  onChange: (value: string) => void
  children: ReactNode
}) {
  const tCommon = useTranslations('common')
  return (
    <Select id={id} value={value} onChange={({ target }) => onChange(target.value)}>
      <option value="">{tCommon('all')}</option>
      {children}
    </Select>
  )
}
