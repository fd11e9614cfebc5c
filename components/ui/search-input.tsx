'use client'

import { MagnifyingGlassIcon } from '@heroicons/react/20/solid'
import type { ComponentProps } from 'react'
import { classes } from './classes'
import { useTextBeforeHydration } from './before-hydration'

export function SearchInput({ className, ...rest }: Omit<ComponentProps<'input'>, 'type' | 'ref'>) {
  const box = useTextBeforeHydration()
  return (
    // Browsers would restore the text from before a reload, which would count as typed before hydration.
    <input type="search" autoComplete="off" {...rest} ref={box} className={classes('entry', className)} />
  )
}

/** Search input with an icon and the label as placeholder; `className` applies to the wrapper. */
export function IconSearchInput({
  label,
  className,
  ...rest
}: Omit<ComponentProps<'input'>, 'type' | 'ref' | 'placeholder' | 'aria-label'> & { label: string }) {
  return (
    <div className={classes('relative', className)}>
      <MagnifyingGlassIcon
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-3 size-5 -translate-y-1/2 text-ink-soft"
      />
      <SearchInput {...rest} aria-label={label} placeholder={label} className="pl-10" />
    </div>
  )
}
