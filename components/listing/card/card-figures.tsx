import type { ReactNode } from 'react'

/** The figures of a card, three to a line. */
export function CardFigures({ children }: { children: ReactNode }) {
  return <ul className="mt-auto mb-4 grid pt-4 grid-cols-3 gap-x-2 gap-y-3">{children}</ul>
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
