'use client'

import { type KeyboardEvent, type ReactNode, type Ref, useState } from 'react'
import { parseNumber } from '@/lib/format/number-input'
import { classes } from '@/components/ui/classes'
import { useEarlyText } from '@/components/ui/waking'
import type { Wiring } from './frame'

/**
 * A box for a number as it is typed in Portugal. While it has the focus it shows what was typed, after that the number
 * in dots and comma. What cannot be read stays as it was typed; its value is NaN, which every schema refuses.
 */
export function NumberBox({
  value,
  onChange,
  onBlur,
  format,
  unit,
  wiring,
  frame,
  className,
  ref,
  ...box
}: {
  value: number | null | undefined
  onChange: (value: number | null) => void
  onBlur: () => void
  format: (value: number) => string
  /** In the box, at its end. */
  unit?: ReactNode
  wiring: Wiring
  name: string
  ref?: Ref<HTMLInputElement | null>
  disabled?: boolean
  placeholder?: string
  onKeyDown?: (event: KeyboardEvent) => void
  /** Of what holds the box and its unit. */
  frame?: string
  className?: string
}) {
  const [typed, setTyped] = useState<string | null>(null)
  const early = useEarlyText(ref)
  // A form that was reset, or filled by something else, wins over what is left in the box.
  const shown =
    typed !== null && Object.is(parseNumber(typed), value ?? null) ? typed : written(value, format)

  function leave() {
    if (!Number.isNaN(value)) setTyped(null)
    onBlur()
  }

  return (
    <div className={classes('relative flex-1', frame ?? 'min-w-0')}>
      <input
        {...wiring}
        {...box}
        ref={early}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        value={shown}
        onChange={(event) => {
          setTyped(event.target.value)
          onChange(parseNumber(event.target.value))
        }}
        onBlur={leave}
        className={classes('entry figures', unit !== undefined && 'pr-11', className)}
      />
      {unit !== undefined && (
        <span
          aria-hidden
          className="pointer-events-none absolute inset-y-0 right-3 flex items-center text-ink-soft"
        >
          {unit}
        </span>
      )}
    </div>
  )
}

function written(value: number | null | undefined, format: (value: number) => string): string {
  return value === null || value === undefined || Number.isNaN(value) ? '' : format(value)
}
