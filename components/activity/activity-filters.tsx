'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useId } from 'react'
import { DayBox } from '@/components/ui/day-box'
import { Select } from '@/components/ui/select'
import { useCall } from '@/lib/agency/use-call'
import { actions, type ActivityState, nouns } from './activity-state'

/** By whom, about what, what was done, and in which days. */
export function ActivityFilters({
  asked,
  onChange,
}: {
  asked: ActivityState
  onChange: (change: Partial<ActivityState>) => void
}) {
  const t = useTranslations('activity')
  const people = useCall('users.list', { query: { limit: 100 } }).data?.users ?? []
  return (
    <section aria-label={t('filters')} className="mb-5 grid grid-cols-2 gap-3 md:grid-cols-5">
      <Box label={t('person')}>
        {(id) => (
          <Choice id={id} value={asked.person} onChange={(person) => onChange({ person })}>
            {people.map((person) => (
              <option key={person.id} value={person.id}>
                {person.name}
              </option>
            ))}
          </Choice>
        )}
      </Box>
      <Box label={t('about')}>
        {(id) => (
          <Choice
            id={id}
            value={asked.noun}
            onChange={(value) => onChange({ noun: nouns.find((noun) => noun === value) ?? '' })}
          >
            {nouns.map((noun) => (
              <option key={noun} value={noun}>
                {t(`nouns.${noun}`)}
              </option>
            ))}
          </Choice>
        )}
      </Box>
      <Box label={t('action')}>
        {(id) => (
          <Choice
            id={id}
            value={asked.action}
            onChange={(value) => onChange({ action: actions.find((action) => action === value) ?? '' })}
          >
            {actions.map((action) => (
              <option key={action} value={action}>
                {t(`actions.${action}`)}
              </option>
            ))}
          </Choice>
        )}
      </Box>
      {(['from', 'to'] as const).map((end) => (
        <Box key={end} label={t(`days.${end}`)}>
          {(id) => <DayBox id={id} value={asked[end]} onChange={(day) => onChange({ [end]: day })} />}
        </Box>
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
  const common = useTranslations('common')
  return (
    <Select id={id} value={value} onChange={({ target }) => onChange(target.value)}>
      <option value="">{common('all')}</option>
      {children}
    </Select>
  )
}

function Box({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId()
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1 block text-sm font-medium">
        {label}
      </label>
      {children(id)}
    </div>
  )
}
