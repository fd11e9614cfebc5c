'use client'

import { ChevronUpDownIcon } from '@heroicons/react/20/solid'
import type { ComponentProps } from 'react'
import { classes } from './classes'
import { useEarlyChoice } from './waking'

/** The browser's own list of choices, in the look of the other boxes. A choice made before the page woke counts. */
export function Select({ className, ref, ...rest }: ComponentProps<'select'>) {
  const select = useEarlyChoice(ref)
  return (
    <div className={classes('relative', className)}>
      <select
        // A browser would fill in what was chosen before a reload, as if it were chosen now.
        autoComplete="off"
        {...rest}
        ref={select}
        className={classes('entry appearance-none truncate pr-9', rest.value === '' && 'text-ink-soft')}
      />
      <ChevronUpDownIcon
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-2.5 size-5 -translate-y-1/2 text-ink-soft"
      />
    </div>
  )
}
