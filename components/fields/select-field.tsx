import type { FieldValues } from 'react-hook-form'
import type { LanguageTag } from '#contract/language-tags.ts'
import { Select } from '@/components/ui/select'
import { type FieldProps, type ChoiceBinding, useFieldBinding } from './field-binding'
import { FieldFrame } from './field-frame'

export type Option<Value> = { value: Value; label: string; lang?: LanguageTag }
type OptionGroup<Value> = { heading: string; options: readonly Option<Value>[] }

type Choice = string | number

/** Single choice in a native select. `none` is the label of an additional first option, for null. */
export function SelectField<V extends FieldValues, T, Value extends Choice>({
  control,
  name,
  disabled,
  options,
  none,
  ...frame
}: ChoiceBinding<V, T, Value> &
  FieldProps & { options: readonly (Option<Value> | OptionGroup<Value>)[]; none?: string }) {
  const { value, change, error, ...field } = useFieldBinding<V, T, Value | null | undefined>({
    control,
    name,
  })
  const allOptions = options.flatMap((item) => ('options' in item ? item.options : [item]))
  return (
    <FieldFrame {...frame} error={error}>
      {(attributes) => (
        <Select
          {...attributes}
          {...field}
          disabled={disabled}
          value={value ?? ''}
          onChange={(event) =>
            change(allOptions.find((option) => String(option.value) === event.target.value)?.value ?? null)
          }
        >
          {/* Without an option for the current value, the browser would show the first one as selected. */}
          {(none !== undefined || !allOptions.some((option) => option.value === value)) && (
            <option value="">{none ?? ''}</option>
          )}
          {options.map((item) =>
            'options' in item ? (
              <optgroup key={item.heading} label={item.heading}>
                {item.options.map(renderOption)}
              </optgroup>
            ) : (
              renderOption(item)
            ),
          )}
        </Select>
      )}
    </FieldFrame>
  )
}

function renderOption<Value extends Choice>({ value, label, lang }: Option<Value>) {
  return (
    <option key={value} value={value} lang={lang}>
      {label}
    </option>
  )
}
