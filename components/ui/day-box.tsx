'use client'

import { useState } from 'react'
import { useEarlyText } from './waking'

/** A day as the browser lets one choose or type it; a year that is still being typed (0020) is not told yet. */
export function DayBox({
  id,
  value,
  wrong,
  onChange,
}: {
  id: string
  /** `2026-11-21`, or nothing. */
  value: string
  /** The id of what says why it does not fit. */
  wrong?: string
  onChange: (day: string) => void
}) {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <input
      ref={useEarlyText()}
      id={id}
      type="date"
      max="2100-12-31"
      className="entry"
      value={typed ?? value}
      aria-invalid={wrong !== undefined || undefined}
      aria-describedby={wrong}
      onChange={({ target }) => {
        setTyped(target.value)
        if (target.value === '' || target.value >= '1900') onChange(target.value)
      }}
      onBlur={() => setTyped(null)}
    />
  )
}
