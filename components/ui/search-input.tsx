'use client'

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
