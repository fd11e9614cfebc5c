'use client'

import { DocumentMagnifyingGlassIcon } from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import { usePathname } from 'next/navigation'
import { LinkButton } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { pageHref } from './list-pages'
import { pageOf } from './list-query'
import { useQueryString } from './use-query-string'

/** Explains that the page doesn't exist and links to the last one. */
export function PageBeyond({ total, perPage }: { total: number; perPage: number }) {
  const t = useTranslations('resource')
  const pathname = usePathname()
  const { query } = useQueryString()
  const pages = Math.ceil(total / perPage)
  return (
    <EmptyState
      icon={<DocumentMagnifyingGlassIcon />}
      title={t('noSuchPage', { page: pageOf(query) })}
      text={t('noSuchPageHelp', { pages })}
      action={<LinkButton href={pageHref(pathname, query, pages)}>{t('lastPage')}</LinkButton>}
    />
  )
}
