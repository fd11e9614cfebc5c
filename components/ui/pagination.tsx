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

/** First, last and the pages around the current one; nothing for a single page. */
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
      {visible(page, pages).map((each, at) =>
        each === null ? (
          <span key={`gap-${at}`} aria-hidden className={cell}>
            …
          </span>
        ) : (
          <Link
            key={each}
            {...link(each)}
            aria-label={pageLabel(each)}
            aria-current={each === page ? 'page' : undefined}
            className={classes(
              cell,
              each === page ? 'bg-brand-soft font-semibold text-brand-ink' : 'hover:bg-wash',
            )}
          >
            {each}
          </Link>
        ),
      )}
      {step(page + 1, nextLabel, <ChevronRightIcon />)}
    </nav>
  )
}

const cell = 'inline-flex size-9 items-center justify-center rounded pointer-coarse:size-11 [&_svg]:size-5'

/** Page numbers with null for a gap; a gap is never a single page. */
function visible(page: number, pages: number): (number | null)[] {
  const near = Array.from({ length: pages }, (_, at) => at + 1).filter(
    (each) => each === 1 || each === pages || Math.abs(each - page) <= 1,
  )
  return near.flatMap((each, at) => {
    const before = near[at - 1] ?? each - 1
    if (each - before === 1) return [each]
    return each - before === 2 ? [each - 1, each] : [null, each]
  })
}
