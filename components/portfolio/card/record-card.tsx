'use client'

import type { ReactNode } from 'react'
import type { LanguageTag } from '#contract/language-tags.ts'
import { classes } from '@/components/ui/classes'

export function RecordCard({
  cover,
  chips,
  checkbox,
  price,
  aside,
  title,
  place,
  placeLang,
  figures,
  footer,
  selected = false,
}: {
  cover: ReactNode
  chips: ReactNode
  checkbox?: ReactNode
  price: ReactNode
  aside?: ReactNode
  title: ReactNode
  place: string
  placeLang?: LanguageTag
  figures: ReactNode
  footer: ReactNode
  selected?: boolean
}) {
  return (
    <article
      className={classes(
        'relative flex min-w-0 flex-col overflow-hidden max-sm:grid max-sm:grid-cols-[7.5rem_minmax(0,1fr)] max-sm:[&>:first-child]:col-start-1 max-sm:[&>:first-child]:row-span-2 max-sm:[&>:first-child]:row-start-1 max-sm:[&>:first-child]:aspect-auto max-sm:[&>:first-child]:h-full rounded-lg border bg-surface transition-[border-color,box-shadow] duration-fast focus-within:border-line-strong hover:shadow-raised',
        selected ? 'border-brand ring-1 ring-brand' : 'border-line hover:border-line-strong/60',
      )}
    >
      {cover}
      <div className="flex flex-1 flex-col px-3 pt-2 max-sm:col-start-2 max-sm:row-start-2">
        <div className="flex min-h-7 items-center justify-between gap-x-2 max-sm:flex-wrap">
          {price}
          {aside}
        </div>
        <h2 className="truncate text-sm/6">{title}</h2>
        <p lang={placeLang} className="truncate text-sm text-ink-soft">
          {place}
        </p>
        {figures}
        <div className="mt-auto flex items-center gap-2 border-t border-line py-1">{footer}</div>
      </div>
      <div className="flex flex-wrap gap-1 max-sm:col-start-2 max-sm:row-start-1 max-sm:px-3 max-sm:not-empty:pt-2 sm:absolute sm:top-2 sm:right-12 sm:left-2 sm:[&>*]:shadow-raised">
        {chips}
      </div>
      {checkbox}
    </article>
  )
}

/** Link of a card's title. The whole card is clickable; the text alone is large enough for touch (WCAG 2.5.8). */
export const cardLink =
  'py-1 outline-none after:absolute after:inset-0 after:rounded-lg focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-brand'
