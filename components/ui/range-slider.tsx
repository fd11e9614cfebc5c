import type { MouseEvent } from 'react'
import { classes } from './classes'

type Handle = { label: string; value: number; text?: string; onChange: (value: number) => void }

/**
 * Slider with one or two handles, which are native inputs and can't cross. `text` is announced instead of the number.
 */
export function RangeSlider({
  handles,
  min,
  max,
  step = 1,
  disabled,
}: {
  handles: readonly [Handle] | readonly [Handle, Handle]
  min: number
  max: number
  step?: number
  disabled?: boolean
}) {
  const percentOf = (value: number) => `${((value - min) / (max - min)) * 100}%`
  const [low, high] = handles
  const start = high === undefined ? min : low.value
  const end = high === undefined ? low.value : high.value

  /** Moves the nearer of two handles (WCAG 2.5.7). With one handle, the browser moves it. */
  function handleTrackClick({ target, currentTarget, clientX }: MouseEvent) {
    if (high === undefined || disabled || target instanceof HTMLInputElement) return
    const { left, width } = currentTarget.getBoundingClientRect()
    const steps = Math.round((((clientX - left) / width) * (max - min)) / step)
    const value = Math.min(Math.max(min + steps * step, min), max)
    if (value < low.value || Math.abs(value - low.value) < Math.abs(value - high.value)) low.onChange(value)
    else high.onChange(value)
  }

  return (
    <div
      role="presentation"
      onClick={handleTrackClick}
      className={classes('relative flex h-8 items-center pointer-coarse:h-11', disabled && 'opacity-50')}
    >
      <div className="h-1.5 w-full rounded-full bg-line forced-colors:border" />
      <div
        className="absolute h-1.5 rounded-full bg-brand forced-colors:bg-[Highlight]! forced-colors:forced-color-adjust-none"
        style={{ left: percentOf(start), right: `calc(100% - ${percentOf(end)})` }}
      />
      {handles.map((handle, index) => (
        <input
          key={handle.label}
          type="range"
          // Browsers would restore the position from before a reload.
          autoComplete="off"
          aria-label={handle.label}
          aria-valuetext={handle.text}
          min={min}
          max={max}
          step={step}
          disabled={disabled}
          value={handle.value}
          onChange={(event) => {
            const value = Number(event.target.value)
            if (high === undefined) handle.onChange(value)
            else handle.onChange(index === 0 ? Math.min(value, high.value) : Math.max(value, low.value))
          }}
          className={classes(
            'range-handle absolute inset-x-0 w-full',
            high !== undefined && 'pointer-events-none',
            // If both handles are at the upper end, the lower one must be on top, or neither could be moved.
            index === 0 && handle.value > (min + max) / 2 && 'z-10',
          )}
        />
      ))}
    </div>
  )
}
