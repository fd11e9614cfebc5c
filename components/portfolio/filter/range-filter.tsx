'use client'

import { useTranslations } from 'next-intl'
import { GroupFrame } from '@/components/fields/frame'
import { RangeSlider } from '@/components/ui/range-slider'
import { noSpan, type Span } from './filter-values'

/** A range from 0 to `max`, where `max` means that many or more. A handle at its end of the track sets no bound. */
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
  const t = useTranslations('fields')
  const from = value.from < 0 ? 0 : value.from
  const to = value.to < 0 ? max : value.to
  const setSpan = (next: Span) =>
    onChange({
      from: next.from <= 0 ? noSpan.from : next.from,
      to: next.to >= max ? noSpan.to : next.to,
    })
  const highest = to >= max ? `${max}+` : String(to)
  const text = from <= 0 && to >= max ? '-' : t('range', { from, to: highest })
  return (
    <GroupFrame
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
        {...{ min: 0, max, step: 1, disabled }}
        handles={[
          {
            label: t('from', { label }),
            value: from,
            text: String(from),
            onChange: (next) => setSpan({ from: next, to }),
          },
          {
            label: t('to', { label }),
            value: to,
            text: highest,
            onChange: (next) => setSpan({ from, to: next }),
          },
        ]}
      />
    </GroupFrame>
  )
}
