'use client'

import { RangeBox } from '@/components/fields/range-field'
import type { Span } from './filter-values'

/** A range from 0 to `max`, where `max` means that many or more; '-' while no bound is set. */
export function RangeFilter({
  label,
  value,
  max,
  disabled,
  onChange,
}: {
  label: string
  value: Span
  max: number
  disabled: boolean
  onChange: (value: Span) => void
}) {
  // Aligned with the height of the inputs next to it.
  return (
    <RangeBox
      {...{ label, value, max, disabled, onChange }}
      min={0}
      unset="-"
      className="[&>legend+div]:my-1"
    />
  )
}
