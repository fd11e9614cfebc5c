'use client'

import { useTranslations } from 'next-intl'
import { usePathname } from 'next/navigation'
import { Pagination } from '@/components/ui/pagination'
import { useQueryString } from './use-query-string'

/** Pages of a list whose page number is `page` in the URL; the rest of the query, its filters and order, stays. */
export function ListPages({
  total,
  perPage,
  onPage,
}: {
  /** How many rows there are in all. */
  total: number
  perPage: number
  onPage?: (page: number) => void
}) {
  const t = useTranslations('ui')
  const pathname = usePathname()
  const { query } = useQueryString()
  const pages = Math.max(1, Math.ceil(total / perPage))

  return (
    <Pagination
      page={Math.min(pageOf(query), pages)}
      pages={pages}
      href={(page) => pageHref(pathname, query, page)}
      onPage={onPage}
      label={t('pages')}
      previousLabel={t('previousPage')}
      nextLabel={t('nextPage')}
      pageLabel={(page) => t('page', { page })}
    />
  )
}

/** The page that a query asks for; what is no number from 1 is the first. */
export function pageOf(query: Pick<URLSearchParams, 'get'>): number {
  const page = Number(query.get('page'))
  return Number.isInteger(page) && page >= 1 ? page : 1
}

/** The address of a page of the list at `pathname`; the rest of the query stays. */
export function pageHref(pathname: string, query: URLSearchParams, page: number): string {
  const next = new URLSearchParams(query)
  if (page === 1) next.delete('page')
  else next.set('page', String(page))
  return next.size === 0 ? pathname : `${pathname}?${next}`
}
