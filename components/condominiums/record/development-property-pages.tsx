'use client'

import { ChevronLeftIcon, ChevronRightIcon } from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import { IconButton } from '@/components/ui/icon-button'

/** Pagination with buttons instead of links, so that unsaved input in the form above is not lost. */
export function DevelopmentPropertyPages({
  page,
  pages,
  total,
  perPage,
  onPage,
}: {
  page: number
  pages: number
  total: number
  perPage: number
  onPage: (page: number) => void
}) {
  const t = useTranslations('condominiums.properties')
  const tUi = useTranslations('ui')
  if (pages <= 1) return null
  const from = (page - 1) * perPage + 1
  return (
    <nav aria-label={t('pages')} className="mt-3 flex items-center justify-end gap-2 text-sm text-ink-soft">
      <span role="status" className="figures">
        {t('range', { from, to: Math.min(page * perPage, total), total })}
      </span>
      <IconButton
        label={tUi('previousPage')}
        icon={<ChevronLeftIcon />}
        size="sm"
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      />
      <IconButton
        label={tUi('nextPage')}
        icon={<ChevronRightIcon />}
        size="sm"
        disabled={page >= pages}
        onClick={() => onPage(page + 1)}
      />
    </nav>
  )
}
