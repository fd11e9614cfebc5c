'use client'

import { RangeSlider } from '@/components/ui/range-slider'

const written = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 1, signDisplay: 'exceptZero' })

export function LabelledSlider({
  label,
  value,
  most,
  step = 1,
  unit = '',
  onChange,
}: {
  label: string
  value: number
  most: number
  step?: number
  unit?: string
  onChange: (value: number) => void
}) {
  const text = `${written.format(value)}${unit}`
  return (
    <div>
      <div className="flex justify-between gap-3 text-sm">
        <span aria-hidden className="font-medium">
          {label}
        </span>
        <span aria-hidden className="figures text-ink-soft">
          {text}
        </span>
      </div>
      <RangeSlider handles={[{ label, value, text, onChange }]} min={-most} max={most} step={step} />
    </div>
  )
}
