import type { ReactNode } from 'react'

/** A figure with icon and unit: `3 bedrooms`. In narrow layouts the unit is visually hidden. */
export function Figure({
  icon,
  value,
  word,
  hideWord = false,
}: {
  icon?: ReactNode
  value: ReactNode
  word: string
  hideWord?: boolean
}) {
  return (
    <span
      title={hideWord ? word : undefined}
      className="figures inline-flex items-center gap-1.5 text-sm whitespace-nowrap text-ink-soft [&_svg]:size-4.5 [&_svg]:shrink-0"
    >
      <span aria-hidden className="contents">
        {icon}
      </span>
      <span className="font-medium text-ink">{value}</span>
      <span className={hideWord ? 'sr-only' : undefined}>{word}</span>
    </span>
  )
}
