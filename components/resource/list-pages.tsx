import { ChevronLeftIcon, ChevronRightIcon } from '@heroicons/react/20/solid'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { usePathname } from 'next/navigation'
import type { MouseEvent, ReactNode } from 'react'
import { classes } from '@/components/ui/classes'
import { parsePage } from './list-query'
import { useQueryString } from './use-query-string'

export const listId = 'list'

const cell = 'inline-flex size-9 items-center justify-center rounded pointer-coarse:size-11 [&_svg]:size-5'

/**
 * Links to the first and last page and those around the current one, by `page` in the URL. Like sorting, writes the
 * URL without a navigation: Back skipped an entry when only one of them navigated.
 */
export function ListPages({ total, perPage }: { total: number; perPage: number }) {
  const t = useTranslations('ui')
  const pathname = usePathname()
  const { query, write } = useQueryString()
  const pages = Math.ceil(total / perPage)
  const page = Math.min(parsePage(query), pages)
  if (pages <= 1) return null

  const linkPropsTo = (to: number) => ({
    href: pageHref(pathname, query, to),
    prefetch: false,
    onClick(event: MouseEvent) {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      write(pageQuery(query, to), 'pushState')
      window.scrollTo({ top: 0 })
      document.getElementById(listId)?.focus({ preventScroll: true })
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
    <nav aria-label={t('pages')} className="figures flex flex-wrap items-center gap-1 text-sm print:hidden">
      {renderStep(page - 1, t('previousPage'), <ChevronLeftIcon />)}
      {listVisiblePages(page, pages).map((number, index) =>
        number === null ? (
          <span key={`gap-${index}`} aria-hidden className={cell}>
            …
          </span>
        ) : (
          <Link
            key={number}
            {...linkPropsTo(number)}
            aria-label={t('page', { page: number })}
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
      {renderStep(page + 1, t('nextPage'), <ChevronRightIcon />)}
    </nav>
  )
}

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

export function pageHref(pathname: string, query: URLSearchParams, page: number): string {
  const next = pageQuery(query, page)
  return next === '' ? pathname : `${pathname}?${next}`
}

function pageQuery(query: URLSearchParams, page: number): string {
  const next = new URLSearchParams(query)
  if (page === 1) next.delete('page')
  else next.set('page', String(page))
  return next.toString()
}
