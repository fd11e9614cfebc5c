'use client'

import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { interfaceLanguages } from '#contract/language-tags.ts'
import { AgentsPicker } from '@/components/agents/agents-picker'
import { allLabels, labelKeys } from '@/components/inbox/label-picker-choices'
import { Card } from '@/components/ui/card'
import { Checkbox } from '@/components/ui/checkbox'
import { DateInput } from '@/components/fields/date-input'
import { LabelledControl } from '@/components/ui/labelled-control'
import { Select } from '@/components/ui/select'
import { capitalize } from '@/lib/format/capitalize'
import { consents, type ContactsFilters, drawers } from './contacts-state'

type Props = {
  filters: ContactsFilters
  isRangeReversed: boolean
  onChange: (change: Partial<ContactsFilters>) => void
}

export function ContactsFiltersForm({ filters, isRangeReversed, onChange }: Props) {
  const t = useTranslations('contacts')
  const tInbox = useTranslations('inbox')
  const errorId = useId()
  const renderSelect =
    <T extends string>(
      value: '' | T,
      choices: readonly T[],
      nameOf: (choice: T) => string,
      change: (value: '' | T) => void,
    ) =>
    (id: string) => (
      <Select
        id={id}
        value={value}
        onChange={({ target }) => change(choices.find((item) => item === target.value) ?? '')}
      >
        <option value="">{t('any')}</option>
        {choices.map((item) => (
          <option key={item} value={item}>
            {nameOf(item)}
          </option>
        ))}
      </Select>
    )
  return (
    <Card className="flex flex-col gap-5 p-5 print:hidden">
      <fieldset>
        <legend className="mb-2 text-sm font-medium">{t('sources')}</legend>
        <div className="flex flex-wrap gap-x-5 gap-y-2">
          {allLabels.map((label) => (
            <Checkbox
              key={label}
              label={tInbox(`labels.${labelKeys[label]}`)}
              checked={filters.labels.includes(label)}
              onChange={({ target }) =>
                onChange({
                  labels: target.checked
                    ? [...filters.labels, label]
                    : filters.labels.filter((item) => item !== label),
                })
              }
            />
          ))}
        </div>
      </fieldset>
      <div className="grid grid-cols-2 gap-4 md:grid-cols-3 lg:grid-cols-6">
        {(['from', 'to'] as const).map((end) => (
          <LabelledControl className="min-w-0" key={end} label={t(end)}>
            {(id) => (
              <DateInput
                id={id}
                value={filters[end]}
                errorId={isRangeReversed ? errorId : undefined}
                onChange={(day) => onChange({ [end]: day })}
              />
            )}
          </LabelledControl>
        ))}
        <LabelledControl className="min-w-0" label={t('language')}>
          {renderSelect(
            filters.language,
            interfaceLanguages,
            (item) => capitalize(tInbox(`languages.${item}`)),
            (language) => onChange({ language }),
          )}
        </LabelledControl>
        <LabelledControl className="min-w-0" label={t('consent')}>
          {renderSelect(
            filters.consent,
            consents,
            (item) => t(`consents.${item}`),
            (consent) => onChange({ consent }),
          )}
        </LabelledControl>
        <LabelledControl className="min-w-0" label={t('folder')}>
          {renderSelect(
            filters.drawer,
            drawers,
            (item) => tInbox(`states.${item}`),
            (drawer) => onChange({ drawer }),
          )}
        </LabelledControl>
        <div className="self-end">
          <AgentsPicker
            label={tInbox('agents')}
            noneLabel={tInbox('nobody')}
            value={filters.agents}
            onChange={(agents) => onChange({ agents })}
          />
        </div>
      </div>
      <p id={errorId} role="alert" className="text-sm text-danger empty:hidden">
        {isRangeReversed && t('backwards')}
      </p>
    </Card>
  )
}
