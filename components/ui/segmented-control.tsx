import { type ReactNode, useId } from 'react'
import { classes } from './classes'

export function SegmentedControl<Value extends string>({
  label,
  options,
  value,
  onChange,
  hideLabels = false,
  className,
}: {
  label: string
  options: readonly { value: Value; label: string; icon?: ReactNode }[]
  value: Value
  onChange: (value: Value) => void
  hideLabels?: boolean
  className?: string
}) {
  const name = useId()
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={classes(
        'inline-flex max-w-full flex-wrap rounded border border-line bg-wash p-0.5',
        className,
      )}
    >
      {options.map((option) => (
        <label
          key={option.value}
          title={hideLabels ? option.label : undefined}
          className={classes(
            'flex min-h-8 cursor-pointer items-center justify-center gap-2 rounded-sm px-3 text-sm font-medium text-ink-soft transition-colors duration-fast select-none hover:text-ink pointer-coarse:min-h-11 [&_svg]:size-5',
            'has-checked:bg-surface has-checked:text-ink has-checked:shadow-[0_0_0_1px_var(--line)] dark:has-checked:bg-line dark:has-checked:shadow-[0_0_0_1px_var(--line-strong)]',
            'has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-brand',
          )}
        >
          <input
            type="radio"
            autoComplete="off"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="sr-only"
          />
          {option.icon}
          <span className={hideLabels ? 'sr-only' : undefined}>{option.label}</span>
        </label>
      ))}
    </div>
  )
}
