import { ChevronUpDownIcon } from '@heroicons/react/20/solid'
import type { ComponentProps } from 'react'
import { classes } from './classes'

export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return (
    <div className={classes('relative', className)}>
      <select
        // Browsers would restore the choice from before a reload, which React doesn't see.
        autoComplete="off"
        {...rest}
        className={classes('entry appearance-none truncate pr-9', rest.value === '' && 'text-ink-soft')}
      />
      <ChevronUpDownIcon
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-2.5 size-5 -translate-y-1/2 text-ink-soft"
      />
    </div>
  )
}

export function OptionSelect<Value extends string>({
  options,
  onChange,
  ...rest
}: Omit<ComponentProps<'select'>, 'onChange'> & {
  options: readonly { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
}) {
  return (
    <Select
      {...rest}
      onChange={({ target }) => {
        const selected = options.find(({ value }) => value === target.value)
        if (selected !== undefined) onChange(selected.value)
      }}
    >
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Select>
  )
}
