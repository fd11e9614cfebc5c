'use client'

import { useState } from 'react'
import { FieldFrame } from '@/components/fields/field-frame'

/** A whole number of pixels; arrow keys change it by one. Values out of range are clamped on blur. */
export function PixelField({
  label,
  value,
  min,
  max,
  onChange,
}: {
  label: string
  value: number
  min: number
  max: number
  onChange: (value: number) => void
}) {
  const [draft, setDraft] = useState<string | null>(null)

  function handleChange(text: string) {
    setDraft(text)
    const number = Number(text)
    if (text !== '' && Number.isInteger(number) && number >= min && number <= max) onChange(number)
  }

  function handleBlur() {
    const number = Math.round(Number(draft))
    if (draft !== null && draft !== '' && Number.isFinite(number)) {
      const clamped = Math.min(max, Math.max(min, number))
      if (clamped !== value) onChange(clamped)
    }
    setDraft(null)
  }

  return (
    <FieldFrame label={label}>
      {(attributes) => (
        <input
          {...attributes}
          type="number"
          inputMode="numeric"
          className="entry figures"
          {...{ min, max }}
          value={draft ?? value}
          onChange={(event) => handleChange(event.target.value)}
          onBlur={handleBlur}
        />
      )}
    </FieldFrame>
  )
}
