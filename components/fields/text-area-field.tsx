'use client'

import type { FieldValues } from 'react-hook-form'
import { type Bound, type Framed, useBound } from './bound'
import { Counter } from './counter'
import { Frame } from './frame'

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
}: Bound<V, T, string | null | undefined> & Framed & { rows?: number; max?: number; lang?: string }) {
  const { value, change, error, ...field } = useBound({ control, name })
  return (
    <Frame
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
    </Frame>
  )
}
