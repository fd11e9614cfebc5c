import { useTranslations } from 'next-intl'
import { FieldsetFrame } from '@/components/fields/field-frame'
import { RangeSlider } from '@/components/ui/range-slider'
import type { FilterProps } from './filter-boxes'
import { type Range, withoutOuterLimits } from './filter-values'

/** A slider from 0 to `max` with two handles. A handle at an end of the track means no limit, stored as -1. */
export function RangeFilter({ label, value, max, onChange }: FilterProps<Range> & { max: number }) {
  const t = useTranslations('fields')
  const from = value.from < 0 ? 0 : value.from
  const to = value.to < 0 ? max : value.to
  const setRange = (range: Range) => onChange(withoutOuterLimits(range, max))
  const upperText = to >= max ? `${max}+` : String(to)
  const text = from <= 0 && to >= max ? '-' : t('range', { from, to: upperText })
  return (
    <FieldsetFrame
      label={label}
      aside={
        <span aria-hidden className="figures font-normal text-ink-soft">
          {text}
        </span>
      }
      // Aligned with the height of the inputs next to it.
      className="[&>legend+div]:my-1"
    >
      <RangeSlider
        {...{ min: 0, max, step: 1 }}
        handles={[
          {
            label: t('from', { label }),
            value: from,
            text: String(from),
            onChange: (newFrom) => setRange({ from: newFrom, to }),
          },
          {
            label: t('to', { label }),
            value: to,
            text: upperText,
            onChange: (newTo) => setRange({ from, to: newTo }),
          },
        ]}
      />
    </FieldsetFrame>
  )
}
