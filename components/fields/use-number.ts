import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { type Bound, useBound } from './bound'

/**
 * As useBound, for a number that is typed: the value is NaN while what is in the box is no number, and the error is
 * `numeric` as soon as the person leaves it so, whatever moment the form validates at.
 */
export function useNumber<V extends FieldValues, T>(bound: Bound<V, T, number | null | undefined>) {
  const { change, onBlur, error, ...field } = useBound(bound)
  const [left, setLeft] = useState(false)
  return {
    ...field,
    error: left && Number.isNaN(field.value) ? 'numeric' : error,
    change(value: number | null) {
      setLeft(false)
      change(value)
    },
    onBlur() {
      setLeft(true)
      onBlur()
    },
  }
}
