import { useTranslations } from 'next-intl'
import type { FieldValues } from 'react-hook-form'
import { FilterBox, useTextFilter } from '@/components/ui/filter-box'
import { CheckChip } from './check-chip'
import { type FieldProps, type ChoiceBinding, useFieldBinding } from './field-binding'
import { FieldsetFrame } from './field-frame'
import type { Option } from './select-field'

const filterThreshold = 16

export function ChipsField<V extends FieldValues, T, Value extends string | number>({
  control,
  name,
  disabled,
  options,
  ...frame
}: ChoiceBinding<V, T, Value[]> & FieldProps & { options: readonly Option<Value>[] }) {
  const t = useTranslations('fields')
  const { value, change, error, ref, ...field } = useFieldBinding<V, T, Value[] | null | undefined>({
    control,
    name,
  })
  const selected = value ?? []
  const { query, setQuery, matches } = useTextFilter(options, (option) => option.label)

  function toggle(toggled: Value, isChecked: boolean) {
    change(
      options
        .map((option) => option.value)
        .filter((candidate) => (candidate === toggled ? isChecked : selected.includes(candidate))),
    )
  }

  return (
    <FieldsetFrame {...frame} error={error}>
      {options.length > filterThreshold && (
        <FilterBox label={t('filterChoices', { label: frame.label })} value={query} onChange={setQuery} />
      )}
      <div className="flex flex-wrap gap-2">
        {matches.map((option, index) => (
          <CheckChip
            key={option.value}
            {...field}
            ref={index === 0 ? ref : undefined}
            lang={option.lang}
            checked={selected.includes(option.value)}
            disabled={disabled}
            onChange={(event) => toggle(option.value, event.target.checked)}
          >
            {option.label}
          </CheckChip>
        ))}
        {matches.length === 0 && <p className="text-sm text-ink-soft">{t('noChoices')}</p>}
      </div>
    </FieldsetFrame>
  )
}
