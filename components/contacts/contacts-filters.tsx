import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { interfaceLanguages } from '#contract/language-tags.ts'
import { AgentsPicker } from '@/components/agents/agents-picker'
import { DateInput } from '@/components/fields/date-input'
import { allLabels, useLabelNames } from '@/components/inbox/label-picker-choices'
import { Card } from '@/components/ui/card'
import { Checkbox } from '@/components/ui/checkbox'
import { LabelledControl } from '@/components/ui/labelled-control'
import { LabelledSelect } from '@/components/ui/labelled-select'
import { capitalize } from '@/lib/format/capitalize'
import { consents, type ContactsFilters, folders } from './contacts-state'

type Props = {
  filters: ContactsFilters
  isRangeReversed: boolean
  onChange: (change: Partial<ContactsFilters>) => void
}

export function ContactsFiltersForm({ filters, isRangeReversed, onChange }: Props) {
  const t = useTranslations('contacts')
  const tInbox = useTranslations('inbox')
  const labelNameOf = useLabelNames()
  const errorId = useId()
  const anyOption = { value: '' as const, label: t('any') }
  return (
    <Card className="flex flex-col gap-5 p-5 print:hidden">
      <fieldset>
        <legend className="mb-2 text-sm font-medium">{t('sources')}</legend>
        <div className="flex flex-wrap gap-x-5 gap-y-2">
          {allLabels.map((label) => (
            <Checkbox
              key={label}
              label={labelNameOf(label)}
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
        <LabelledSelect
          label={t('language')}
          options={[
            anyOption,
            ...interfaceLanguages.map((value) => ({
              value,
              label: capitalize(tInbox(`languages.${value}`)),
            })),
          ]}
          value={filters.language}
          onChange={(language) => onChange({ language })}
        />
        <LabelledSelect
          label={t('consent')}
          options={[anyOption, ...consents.map((value) => ({ value, label: t(`consents.${value}`) }))]}
          value={filters.consent}
          onChange={(consent) => onChange({ consent })}
        />
        <LabelledSelect
          label={t('folder')}
          options={[anyOption, ...folders.map((value) => ({ value, label: tInbox(`states.${value}`) }))]}
          value={filters.folder}
          onChange={(folder) => onChange({ folder })}
        />
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
