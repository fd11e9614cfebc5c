'use client'

import { ChevronLeftIcon, ChevronRightIcon } from '@heroicons/react/20/solid'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { classes } from './classes'

export type PaginationProps = {
  page: number
  /** How many there are. */
  pages: number
  /** The address of a page: the numbers are links. */
  href: (page: number) => string
  /** Besides following the link, such as to mark what is on its way. */
  onPage?: (page: number) => void
  label: string
  previousLabel: string
  nextLabel: string
  pageLabel: (page: number) => string
}

/** First, last, and those around the current page; nothing when one page holds all. */
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
  const step = (to: number, name: string, icon: ReactNode) =>
    to < 1 || to > pages ? (
      <span aria-hidden className={classes(cell, 'text-ink-faint opacity-50')}>
        {icon}
      </span>
    ) : (
      <Link
        href={href(to)}
        aria-label={name}
        onClick={() => onPage?.(to)}
        className={classes(cell, 'hover:bg-wash')}
      >
        {icon}
      </Link>
    )
  return (
    <nav aria-label={label} className="figures flex flex-wrap items-center gap-1 text-sm print:hidden">
      {step(page - 1, previousLabel, <ChevronLeftIcon />)}
      {shown(page, pages).map((each, at) =>
        each === null ? (
          <span key={`gap-${at}`} aria-hidden className={cell}>
            …
          </span>
        ) : (
          <Link
            key={each}
            href={href(each)}
            aria-label={pageLabel(each)}
            aria-current={each === page ? 'page' : undefined}
            onClick={() => onPage?.(each)}
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
function shown(page: number, pages: number): (number | null)[] {
  const near = Array.from({ length: pages }, (_, at) => at + 1).filter(
    (each) => each === 1 || each === pages || Math.abs(each - page) <= 1,
  )
  return near.flatMap((each, at) => {
    const before = near[at - 1] ?? each - 1
    if (each - before === 1) return [each]
    return each - before === 2 ? [each - 1, each] : [null, each]
  })
}
