'use client'

import type { ReactNode } from 'react'
import { classes } from '@/components/ui/classes'

/** A record in a list: the photograph leads, then price, title, place, figures, foot. The link in the title covers the card. */
export function RecordCard({
  cover,
  chips,
  corner,
  price,
  aside,
  title,
  place,
  foot,
  selected = false,
  children,
}: {
  cover: ReactNode
  /** Over the photograph. */
  chips: ReactNode
  /** Over the photograph's other corner. */
  corner?: ReactNode
  price: ReactNode
  aside?: ReactNode
  title: ReactNode
  place: string
  foot: ReactNode
  selected?: boolean
  children: ReactNode
}) {
  return (
    <article
      className={classes(
        'group relative flex min-w-0 flex-col overflow-hidden rounded-lg border bg-surface transition-[border-color,box-shadow] duration-fast focus-within:border-line-strong hover:shadow-raised',
        selected ? 'border-brand ring-1 ring-brand' : 'border-line hover:border-line-strong/60',
      )}
    >
      <div className="relative overflow-hidden">
        {cover}
        <div className="absolute top-3 right-14 left-3 flex flex-wrap gap-1.5 [&>*]:shadow-raised">
          {chips}
        </div>
        {corner}
      </div>
      <div className="flex flex-1 flex-col p-4">
        <div className="flex min-h-8 items-center justify-between gap-2">
          {price}
          {aside}
        </div>
        <h2 className="mt-1 line-clamp-2 text-base">{title}</h2>
        <p className="mt-0.5 truncate text-sm text-ink-soft">{place}</p>
        {children}
        <div className="flex items-center gap-2 border-t border-line pt-3">{foot}</div>
      </div>
    </article>
  )
}

/** The link of a card's title: its surface is the whole card, and its own box is high enough for a finger (WCAG 2.5.8). */
export const cardLink =
  'py-1 outline-none after:absolute after:inset-0 after:rounded-lg focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-brand'
