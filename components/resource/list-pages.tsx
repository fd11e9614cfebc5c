import { useTranslations } from 'next-intl'
import { usePathname } from 'next/navigation'
import { Pagination } from '@/components/ui/pagination'
import { pageOf } from './list-query'
import { useQueryString } from './use-query-string'

/**
 * Pagination by `page` in the URL; other parameters are preserved. Like sorting, writes the URL without a navigation:
 * mixing both made Back skip an entry.
 */
export function ListPages({ total, perPage }: { total: number; perPage: number }) {
  const t = useTranslations('ui')
  const pathname = usePathname()
  const { query, write } = useQueryString()
  const pages = Math.max(1, Math.ceil(total / perPage))

  return (
    <Pagination
      page={Math.min(pageOf(query), pages)}
      pages={pages}
      href={(page) => pageHref(pathname, query, page)}
      onPage={(page) => {
        write(pageQuery(query, page), 'pushState')
        window.scrollTo({ top: 0 })
        document.getElementById(listId)?.focus({ preventScroll: true })
      }}
      label={t('pages')}
      previousLabel={t('previousPage')}
      nextLabel={t('nextPage')}
      pageLabel={(page) => t('page', { page })}
    />
  )
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

export const listId = 'list'
