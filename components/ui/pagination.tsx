import { ChevronLeftIcon, ChevronRightIcon } from '@heroicons/react/20/solid'
import Link from 'next/link'
import type { MouseEvent, ReactNode } from 'react'
import { classes } from './classes'

type PaginationProps = {
  page: number
  pages: number
  href: (page: number) => string
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
  const linkPropsTo = (to: number) => ({
    href: href(to),
    prefetch: false,
    onClick(event: MouseEvent) {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      onPage(to)
    },
  })
  const renderStep = (to: number, name: string, icon: ReactNode) =>
    to < 1 || to > pages ? (
      <span aria-hidden className={classes(cell, 'text-ink-faint opacity-50')}>
        {icon}
      </span>
    ) : (
      <Link {...linkPropsTo(to)} aria-label={name} className={classes(cell, 'hover:bg-wash')}>
        {icon}
      </Link>
    )
  return (
    <nav aria-label={label} className="figures flex flex-wrap items-center gap-1 text-sm print:hidden">
      {renderStep(page - 1, previousLabel, <ChevronLeftIcon />)}
      {listVisiblePages(page, pages).map((number, index) =>
        number === null ? (
          <span key={`gap-${index}`} aria-hidden className={cell}>
            …
          </span>
        ) : (
          <Link
            key={number}
            {...linkPropsTo(number)}
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
      {renderStep(page + 1, nextLabel, <ChevronRightIcon />)}
    </nav>
  )
}

const cell = 'inline-flex size-9 items-center justify-center rounded pointer-coarse:size-11 [&_svg]:size-5'

/** Returns page numbers, with null for a gap of at least two pages. */
function listVisiblePages(page: number, pages: number): (number | null)[] {
  const shownPages = Array.from({ length: pages }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === pages || Math.abs(number - page) <= 1,
  )
  return shownPages.flatMap((number, index) => {
    const before = shownPages[index - 1] ?? number - 1
    if (number - before === 1) return [number]
    return number - before === 2 ? [number - 1, number] : [null, number]
  })
}
