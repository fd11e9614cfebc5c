import { useLocale } from 'next-intl'
import { RangeSlider } from '@/components/ui/range-slider'
import { formatNumber } from '@/lib/format/number'

export function LabelledSlider({
  label,
  value,
  max,
  step = 1,
  unit = '',
  onChange,
}: {
  label: string
  value: number
  max: number
  step?: number
  unit?: string
  onChange: (value: number) => void
}) {
  const locale = useLocale()
  const text = `${value > 0 ? '+' : ''}${formatNumber(value, locale)}${unit}`
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
      <RangeSlider handles={[{ label, value, text, onChange }]} min={-max} max={max} step={step} />
    </div>
  )
}
