'use client'

import { RangeBox } from '@/components/fields/range-field'
import type { Span } from './filter-values'

/** A range from 0 to `max`, where `max` means so many or more; '-' while neither end is set. */
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
  // As high as the boxes beside it.
  return (
    <RangeBox
      {...{ label, value, max, disabled, onChange }}
      min={0}
      unset="-"
      className="[&>legend+div]:my-1"
    />
  )
}
