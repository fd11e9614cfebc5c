'use client'

import type { FieldValues } from 'react-hook-form'
import type { Bound, Framed } from '@/components/fields/bound'
import { Frame } from '@/components/fields/frame'
import { NumberBox } from '@/components/fields/number-box'
import { useNumber } from '@/components/fields/use-number'

export function YearField<V extends FieldValues, T>({
  control,
  name,
  label,
  help,
  required,
  disabled,
}: Bound<V, T, number | null | undefined> & Framed) {
  const { change, error, ...field } = useNumber({ control, name })
  return (
    <Frame {...{ label, help, error, required }}>
      {(attributes) => (
        <NumberBox
          {...field}
          {...{ attributes, disabled }}
          placeholder="1998"
          format={String}
          onChange={change}
        />
      )}
    </Frame>
  )
}
