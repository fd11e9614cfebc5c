'use client'

import { useState } from 'react'

/** Native date input. Partially typed years (0020) aren't reported. */
export function DayBox({
  id,
  value,
  wrong,
  onChange,
}: {
  id: string
  /** `2026-11-21`, or empty. */
  value: string
  wrong?: string
  onChange: (day: string) => void
}) {
  const [text, setText] = useState<string | null>(null)
  return (
    <input
      id={id}
      type="date"
      autoComplete="off"
      max="2100-12-31"
      className="entry"
      value={text ?? value}
      aria-invalid={wrong !== undefined || undefined}
      aria-describedby={wrong}
      onChange={({ target }) => {
        setText(target.value)
        if (target.value === '' || target.value >= '1900') onChange(target.value)
      }}
      onBlur={() => setText(null)}
    />
  )
}
