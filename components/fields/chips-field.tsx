'use client'

import { CheckIcon } from '@heroicons/react/20/solid'
import { useTranslations } from 'next-intl'
import type { FieldValues } from 'react-hook-form'
import { classes } from '@/components/ui/classes'
import { FilterBox, useTextFilter } from '@/components/ui/filter-box'
import { type FieldProps, type ChoiceBinding, useFieldBinding } from './field-binding'
import { FieldsetFrame } from './field-frame'
import type { Option } from './select-field'

const manyChoices = 16

export function ChipsField<V extends FieldValues, T, Value extends string | number>({
  control,
  name,
  label,
  help,
  required,
  disabled,
  className,
  options,
}: ChoiceBinding<V, T, Value[]> & FieldProps & { options: readonly Option<Value>[] }) {
  const t = useTranslations('fields')
  const {
    value,
    change,
    error,
    name: group,
    onBlur,
    ref,
  } = useFieldBinding<V, T, Value[] | null | undefined>({ control, name })
  const selected = value ?? []
  const { query, setQuery, matches } = useTextFilter(options, (option) => option.label)

  function toggle(changed: Value, on: boolean) {
    change(
      options
        .map((option) => option.value)
        .filter((candidate) => (candidate === changed ? on : selected.includes(candidate))),
    )
  }

  return (
    <FieldsetFrame {...{ label, help, error, required, className }}>
      {options.length > manyChoices && (
        <FilterBox label={t('filterChoices', { label })} value={query} onChange={setQuery} />
      )}
      <div className="flex flex-wrap gap-2">
        {matches.map((option, index) => (
          <label
            key={option.value}
            className={classes(
              'inline-flex min-h-8 cursor-pointer items-center gap-1.5 rounded-full border border-line-strong/70 bg-surface px-3 text-sm transition-colors duration-fast select-none hover:bg-wash pointer-coarse:min-h-11',
              'has-checked:border-brand has-checked:bg-brand-soft has-checked:font-medium has-checked:text-brand-ink has-disabled:cursor-default has-disabled:opacity-50',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand',
            )}
          >
            <input
              ref={index === 0 ? ref : undefined}
              type="checkbox"
              name={group}
              checked={selected.includes(option.value)}
              disabled={disabled || option.disabled}
              onBlur={onBlur}
              onChange={(event) => toggle(option.value, event.target.checked)}
              className="peer sr-only"
            />
            <CheckIcon aria-hidden className="-ml-1 hidden size-4 peer-checked:block" />
            <span lang={option.lang}>{option.label}</span>
          </label>
        ))}
        {matches.length === 0 && <p className="text-sm text-ink-soft">{t('noChoices')}</p>}
      </div>
    </FieldsetFrame>
  )
}
