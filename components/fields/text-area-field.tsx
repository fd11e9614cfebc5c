'use client'

import type { FieldValues } from 'react-hook-form'
import { type FieldBinding, type FieldProps, useFieldBinding } from './field-binding'
import { Counter } from './counter'
import { FieldFrame } from './field-frame'

export function TextAreaField<V extends FieldValues, T>({
  control,
  name,
  label,
  help,
  required,
  disabled,
  className,
  rows = 4,
  max,
  ...box
}: FieldBinding<V, T, string | null | undefined> &
  FieldProps & { rows?: number; max?: number; lang?: string }) {
  const { value, change, error, ...field } = useFieldBinding({ control, name })
  return (
    <FieldFrame
      {...{ label, help, error, required, className }}
      aside={<Counter count={value?.length ?? 0} max={max} />}
    >
      {(attributes) => (
        <textarea
          {...attributes}
          {...field}
          {...box}
          rows={rows}
          disabled={disabled}
          value={value ?? ''}
          onChange={(event) => change(event.target.value)}
          className="entry field-sizing-content py-2"
          style={{ minHeight: `${rows * 1.5 + 1.125}rem` }}
        />
      )}
    </FieldFrame>
  )
}
