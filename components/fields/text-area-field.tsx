'use client'

import type { FieldValues } from 'react-hook-form'
import { useEarlyText } from '@/components/ui/waking'
import { type Bound, type Framed, useBound } from './bound'
import { Counter } from './counter'
import { Frame } from './frame'

/** Several lines; grows with what is typed. With `max` a counter shows how much room is left. */
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
}: Bound<V, T, string | null | undefined> &
  Framed & { rows?: number; max?: number; placeholder?: string; lang?: string }) {
  const { value, change, error, ref, ...field } = useBound({ control, name })
  const early = useEarlyText<HTMLTextAreaElement>(ref)
  return (
    <Frame
      {...{ label, help, error, required, className }}
      aside={<Counter count={value?.length ?? 0} max={max} />}
    >
      {(wiring) => (
        <textarea
          {...wiring}
          {...field}
          {...box}
          ref={early}
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
