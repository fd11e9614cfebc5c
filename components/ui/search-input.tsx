import { MagnifyingGlassIcon } from '@heroicons/react/24/outline'
import type { ComponentProps } from 'react'
import { classes } from './classes'
import { useTextBeforeHydration } from './before-hydration'

export function SearchInput({ className, ...rest }: Omit<ComponentProps<'input'>, 'type' | 'ref'>) {
  const input = useTextBeforeHydration()
  return (
    // Browsers would restore the text from before a reload, which would count as typed before hydration.
    <input type="search" autoComplete="off" {...rest} ref={input} className={classes('entry', className)} />
  )
}

/** Search input with an icon. The placeholder defaults to the label. `className` applies to the wrapper. */
export function IconSearchInput({
  label,
  placeholder = label,
  className,
  ...rest
}: Omit<ComponentProps<'input'>, 'type' | 'ref' | 'aria-label'> & { label: string }) {
  return (
    <div className={classes('relative', className)}>
      <MagnifyingGlassIcon
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-3 size-5 max-sm:left-2.5 -translate-y-1/2 text-ink-soft"
      />
      <SearchInput
        {...rest}
        aria-label={label}
        placeholder={placeholder}
        className="pl-10 max-sm:pr-2 max-sm:pl-9"
      />
    </div>
  )
}
