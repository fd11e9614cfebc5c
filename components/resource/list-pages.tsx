import { ChevronLeftIcon, ChevronRightIcon } from '@heroicons/react/20/solid'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { usePathname } from 'next/navigation'
import type { MouseEvent, ReactNode } from 'react'
import { classes } from '@/components/ui/classes'
import { parsePage } from './list-query'
import { useQueryString } from './use-query-string'

export const listId = 'list'

const cellClasses =
  'inline-flex size-9 items-center justify-center rounded pointer-coarse:size-11 [&_svg]:size-5'

/**
 * Links to the first and last page and those around the current one, by `page` in the URL. Like sorting, paging writes
 * the URL without a navigation: if one navigated and the other didn't, Back would skip an entry.
 */
export function ListPages({ total, perPage }: { total: number; perPage: number }) {
  const t = useTranslations('ui')
  const pathname = usePathname()
  const { query, write } = useQueryString()
  const pageCount = Math.ceil(total / perPage)
  const page = Math.min(parsePage(query), pageCount)
  if (pageCount <= 1) return null

  const linkPropsTo = (target: number) => ({
    href: pageHref(pathname, query, target),
    prefetch: false,
    onClick(event: MouseEvent) {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      write(pageQuery(query, target), 'pushState')
      window.scrollTo({ top: 0 })
      document.getElementById(listId)?.focus({ preventScroll: true })
    },
  })
  const renderStep = (target: number, label: string, icon: ReactNode) =>
    target < 1 || target > pageCount ? (
      <span aria-hidden className={classes(cellClasses, 'text-ink-faint opacity-50')}>
        {icon}
      </span>
    ) : (
      <Link {...linkPropsTo(target)} aria-label={label} className={classes(cellClasses, 'hover:bg-wash')}>
        {icon}
      </Link>
    )
  return (
    <nav aria-label={t('pages')} className="figures flex flex-wrap items-center gap-1 text-sm print:hidden">
      {renderStep(page - 1, t('previousPage'), <ChevronLeftIcon />)}
      {listVisiblePages(page, pageCount).map((number, index) =>
        number === null ? (
          <span key={`gap-${index}`} aria-hidden className={cellClasses}>
            …
          </span>
        ) : (
          <Link
            key={number}
            {...linkPropsTo(number)}
            aria-label={t('page', { page: number })}
            aria-current={number === page ? 'page' : undefined}
            className={classes(
              cellClasses,
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
function listVisiblePages(page: number, pageCount: number): (number | null)[] {
  const visiblePages = Array.from({ length: pageCount }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === pageCount || Math.abs(number - page) <= 1,
  )
  return visiblePages.flatMap((number, index) => {
    const previous = visiblePages[index - 1] ?? number - 1
    if (number - previous === 1) return [number]
    return number - previous === 2 ? [number - 1, number] : [null, number]
  })
}

export function pageHref(pathname: string, query: URLSearchParams, page: number): string {
  const newQuery = pageQuery(query, page)
  return newQuery === '' ? pathname : `${pathname}?${newQuery}`
}

function pageQuery(query: URLSearchParams, page: number): string {
  const params = new URLSearchParams(query)
  if (page === 1) params.delete('page')
  else params.set('page', String(page))
  return params.toString()
}
