'use client'

import { MagnifyingGlassIcon } from '@heroicons/react/20/solid'
import type { ComponentProps } from 'react'
import { classes } from './classes'
import { useEarlyText } from './waking'

/** A box that searches or filters what is below it. What was typed before the page woke counts. */
export function SearchInput({ className, ...rest }: Omit<ComponentProps<'input'>, 'type' | 'ref'>) {
  const box = useEarlyText()
  return (
    // A browser would fill in what was typed before a reload, as if it were typed now.
    <input type="search" autoComplete="off" {...rest} ref={box} className={classes('entry', className)} />
  )
}

/** The same with a lens in it and its label as the placeholder; `className` is the frame's. */
export function LensInput({
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
