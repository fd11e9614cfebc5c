import { useLocale } from 'next-intl'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { classes } from '@/components/ui/classes'
import { formatNumber } from '@/lib/format/number'
import { formatAmount, parseNumber, parsePrice } from '@/lib/format/number-input'
import type { FieldAttributes } from './field-frame'

/**
 * Number input in the language's notation, or in Portuguese notation for prices. Shows the typed text while focused,
 * then the formatted number. Text that isn't a number stays as typed and has the value NaN, which every schema rejects.
 */
export function NumberInput({
  value,
  onChange,
  onBlur,
  isPrice = false,
  format,
  unit,
  attributes,
  className,
  ...inputProps
}: Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'onBlur'> & {
  value: number | null | undefined
  onChange: (value: number | null) => void
  onBlur: () => void
  isPrice?: boolean
  format?: (value: number) => string
  unit?: ReactNode
  attributes: FieldAttributes
}) {
  const locale = useLocale()
  const [text, setText] = useState<string | null>(null)
  const parse = (input: string) => (isPrice ? parsePrice(input) : parseNumber(input, locale))
  const toText = format ?? (isPrice ? formatAmount : (number: number) => formatNumber(number, locale))
  // A reset or programmatic change of the form overrides the typed text.
  const shownText = text !== null && Object.is(parse(text), value ?? null) ? text : formatValue(value, toText)

  function handleBlur() {
    if (!Number.isNaN(value)) setText(null)
    onBlur()
  }

  return (
    <div className="relative min-w-0 flex-1">
      <input
        {...attributes}
        {...inputProps}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        value={shownText}
        onChange={(event) => {
          setText(event.target.value)
          onChange(parse(event.target.value))
        }}
        onBlur={handleBlur}
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

function formatValue(value: number | null | undefined, format: (value: number) => string): string {
  return value === null || value === undefined || Number.isNaN(value) ? '' : format(value)
}
