import type { ReactNode } from 'react'
import { classes } from '@/components/ui/classes'

/** The figures of a card, three to a line; `ranges` are as wide as they are, and go on in a second line. */
export function CardFigures({ ranges = false, children }: { ranges?: boolean; children: ReactNode }) {
  return (
    <ul
      className={classes(
        'mt-auto mb-4 gap-x-2 gap-y-3 pt-4',
        ranges ? 'flex flex-wrap justify-between' : 'grid grid-cols-3',
      )}
    >
      {children}
    </ul>
  )
}

/** A figure with its icon and word; '-' when the record does not say. */
export function CardFigure({ icon, label, value }: { icon: ReactNode; label: string; value: ReactNode }) {
  return (
    <li className="flex min-w-0 items-center gap-1.5 [&_svg]:size-4.5 [&_svg]:shrink-0 [&_svg]:text-ink-faint">
      {icon}
      <span className="flex min-w-0 flex-col-reverse leading-tight">
        <span className="truncate text-xs text-ink-soft">{label}</span>
        <span className="figures truncate text-sm font-medium">{value ?? '-'}</span>
      </span>
    </li>
  )
}
