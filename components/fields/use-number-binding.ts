import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { type FieldBinding, useFieldBinding } from './field-binding'

/**
 * Like `useFieldBinding`, for number inputs; `onChange` takes the number. The value is NaN while the text isn't a
 * number. The error `numeric` appears on blur, whatever the form's validation mode. Not in number-input.tsx, because
 * lists use the input without react-hook-form.
 */
export function useNumberBinding<V extends FieldValues, T>(
  binding: FieldBinding<V, T, number | null | undefined>,
) {
  const { change, onBlur, error, ...field } = useFieldBinding(binding)
  const [isBlurred, setBlurred] = useState(false)
  return {
    ...field,
    error: isBlurred && Number.isNaN(field.value) ? 'numeric' : error,
    onChange(value: number | null) {
      setBlurred(false)
      change(value)
    },
    onBlur() {
      setBlurred(true)
      onBlur()
    },
  }
}
