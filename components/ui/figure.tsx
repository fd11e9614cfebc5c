import type { ReactNode } from 'react'
import { classes } from './classes'

const sizes = { md: 'text-lg', lg: 'text-2xl' }

/** A price from `formatPrice`; `note` adds details (hidden on the website, rent per month). */
export function PriceText({
  price,
  note,
  size = 'md',
  className,
}: {
  price: string
  note?: ReactNode
  size?: keyof typeof sizes
  className?: string
}) {
  return (
    <p className={classes('flex flex-wrap items-baseline gap-x-2', className)}>
      <span className={classes('figures font-semibold tracking-tight', sizes[size])}>{price}</span>
      {note !== undefined && <span className="text-xs text-ink-soft">{note}</span>}
    </p>
  )
}

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
