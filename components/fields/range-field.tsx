'use client'

import { useTranslations } from 'next-intl'
import type { FieldValues } from 'react-hook-form'
import { RangeSlider } from '@/components/ui/range-slider'
import { type Bound, type Framed, useBound } from './bound'
import { GroupFrame } from './frame'

/** The API's value for a bound that isn't set. */
const notSet = -1

type Bounds = { min: number; max: number; step?: number; format?: (value: number) => string }

/** Slider; its left end means not set, which is -1, one step below `min`. */
export function SliderField<V extends FieldValues, T>({
  control,
  name,
  label,
  help,
  disabled,
  className,
  min,
  max,
  step = 1,
  format = String,
}: Bound<V, T, number | null | undefined> & Omit<Framed, 'required'> & Bounds) {
  const t = useTranslations('fields')
  const { value, change, error, onBlur } = useBound({ control, name })
  const start = min - step
  const set = typeof value === 'number' && value >= min ? value : start
  const text = set === start ? t('notSet') : format(set)
  return (
    <GroupFrame {...{ label, help, error, className }} aside={<Visible text={text} />}>
      <RangeSlider
        {...{ min: start, max, step, disabled, onBlur }}
        handles={[{ label, value: set, text, onChange: (next) => change(next < min ? notSet : next) }]}
      />
    </GroupFrame>
  )
}

type Span = { from: number; to: number }

/** Two-handled slider. A handle at its end of the track sets no bound: -1. */
export function RangeField<V extends FieldValues, T>({
  control,
  name,
  ...box
}: Bound<V, T, Span | null | undefined> & Omit<Framed, 'required'> & Bounds) {
  const { value, change, error, onBlur } = useBound({ control, name })
  return <RangeBox {...box} {...{ value, error, onBlur }} onChange={change} />
}

export function RangeBox({
  label,
  help,
  error,
  disabled,
  className,
  min,
  max,
  step = 1,
  format = String,
  unset,
  value,
  onChange,
  onBlur,
}: Omit<Framed, 'required'> &
  Bounds & {
    unset?: string
    value: Span | null | undefined
    error?: string
    onChange: (value: Span) => void
    onBlur?: () => void
  }) {
  const t = useTranslations('fields')
  const from = value && value.from !== notSet ? value.from : min
  const to = value && value.to !== notSet ? value.to : max
  const set = (next: Span) =>
    onChange({ from: next.from <= min ? notSet : next.from, to: next.to >= max ? notSet : next.to })
  const highest = to >= max ? `${format(max)}+` : format(to)
  const open = from <= min && to >= max
  const text = open ? (unset ?? t('notSet')) : t('range', { from: format(from), to: highest })
  return (
    <GroupFrame {...{ label, help, error, className }} aside={<Visible text={text} />}>
      <RangeSlider
        {...{ min, max, step, disabled, onBlur }}
        handles={[
          {
            label: t('from', { label }),
            value: from,
            text: format(from),
            onChange: (next) => set({ from: next, to }),
          },
          {
            label: t('to', { label }),
            value: to,
            text: highest,
            onChange: (next) => set({ from, to: next }),
          },
        ]}
      />
    </GroupFrame>
  )
}

function Visible({ text }: { text: string }) {
  return (
    <span aria-hidden className="figures font-normal text-ink-soft">
      {text}
    </span>
  )
}
