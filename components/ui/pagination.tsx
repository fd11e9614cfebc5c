'use client'

import { ChevronLeftIcon, ChevronRightIcon } from '@heroicons/react/20/solid'
import Link from 'next/link'
import type { MouseEvent, ReactNode } from 'react'
import { classes } from './classes'

type PaginationProps = {
  page: number
  pages: number
  href: (page: number) => string
  /** Called instead of following the link, except in a new tab or window. */
  onPage: (page: number) => void
  label: string
  previousLabel: string
  nextLabel: string
  pageLabel: (page: number) => string
}

/** Links to the first and last page and those around the current one. Renders nothing for a single page. */
export function Pagination({
  page,
  pages,
  href,
  onPage,
  label,
  previousLabel,
  nextLabel,
  pageLabel,
}: PaginationProps) {
  if (pages <= 1) return null
  const link = (to: number) => ({
    href: href(to),
    prefetch: false,
    onClick(event: MouseEvent) {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      onPage(to)
    },
  })
  const step = (to: number, name: string, icon: ReactNode) =>
    to < 1 || to > pages ? (
      <span aria-hidden className={classes(cell, 'text-ink-faint opacity-50')}>
        {icon}
      </span>
    ) : (
      <Link {...link(to)} aria-label={name} className={classes(cell, 'hover:bg-wash')}>
        {icon}
      </Link>
    )
  return (
    <nav aria-label={label} className="figures flex flex-wrap items-center gap-1 text-sm print:hidden">
      {step(page - 1, previousLabel, <ChevronLeftIcon />)}
      {visible(page, pages).map((number, index) =>
        number === null ? (
          <span key={`gap-${index}`} aria-hidden className={cell}>
            …
          </span>
        ) : (
          <Link
            key={number}
            {...link(number)}
            aria-label={pageLabel(number)}
            aria-current={number === page ? 'page' : undefined}
            className={classes(
              cell,
              number === page ? 'bg-brand-soft font-semibold text-brand-ink' : 'hover:bg-wash',
            )}
          >
            {number}
          </Link>
        ),
      )}
      {step(page + 1, nextLabel, <ChevronRightIcon />)}
    </nav>
  )
}

const cell = 'inline-flex size-9 items-center justify-center rounded pointer-coarse:size-11 [&_svg]:size-5'

/** Returns page numbers, with null for a gap of at least two pages. */
function visible(page: number, pages: number): (number | null)[] {
  const near = Array.from({ length: pages }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === pages || Math.abs(number - page) <= 1,
  )
  return near.flatMap((number, index) => {
    const before = near[index - 1] ?? number - 1
    if (number - before === 1) return [number]
    return number - before === 2 ? [number - 1, number] : [null, number]
  })
}
