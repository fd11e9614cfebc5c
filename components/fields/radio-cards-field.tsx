import type { FieldValues } from 'react-hook-form'
import { classes } from '@/components/ui/classes'
import { type FieldProps, type ChoiceBinding, useFieldBinding } from './field-binding'
import { FieldsetFrame } from './field-frame'

type RadioCard<Value> = { value: Value; label: string; help?: string }

export function RadioCardsField<V extends FieldValues, T, Value extends string | number>({
  control,
  name,
  disabled,
  options,
  ...frame
}: ChoiceBinding<V, T, Value> & FieldProps & { options: readonly RadioCard<Value>[] }) {
  const { value, change, error, ref, ...field } = useFieldBinding<V, T, Value | null | undefined>({
    control,
    name,
  })
  const focusableValue = options.some((option) => option.value === value) ? value : options[0]?.value
  return (
    <FieldsetFrame {...frame} error={error}>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(11rem,1fr))] gap-x-5 gap-y-3">
        {options.map((option) => (
          <label
            key={option.value}
            className={classes(
              'relative flex cursor-pointer items-start gap-3 rounded-lg border border-line-strong/70 bg-surface p-3.5 transition-colors duration-fast hover:bg-wash',
              'has-checked:border-brand has-checked:bg-brand-soft has-disabled:cursor-default has-disabled:opacity-50',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand',
            )}
          >
            <input
              {...field}
              ref={option.value === focusableValue ? ref : undefined}
              type="radio"
              value={option.value}
              checked={option.value === value}
              disabled={disabled}
              onChange={() => change(option.value)}
              className="sr-only"
            />
            <span className="min-w-0">
              <span className="block text-sm font-medium">{option.label}</span>
              {option.help !== undefined && (
                <span className="block text-sm text-ink-soft">{option.help}</span>
              )}
            </span>
          </label>
        ))}
      </div>
    </FieldsetFrame>
  )
}
