'use client'

import { ArchiveBoxIcon, ArrowUturnUpIcon, TrashIcon, XMarkIcon } from '@heroicons/react/24/outline'
import { useLocale, useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { limits } from '#contract/limits.ts'
import { asAgencyError } from '@/components/resource/as-agency-error'
import { type FetchPage, fetchAllPages } from '@/components/resource/fetch-all-pages'
import { notifyError } from '@/components/resource/notifier'
import { Button } from '@/components/ui/button'
import { FocusReturn } from '@/components/ui/focus-return'
import { IconButton } from '@/components/ui/icon-button'
import type { LoadState } from '@/components/resource/resource-list'
import { formatNumber } from '@/lib/format/number'
import { BulkTagMenu, type BulkTag } from './bulk-tag-menu'
import type { Tag } from '#contract/tag.ts'
import { type Selection, useExcept, useSelected } from './use-selection'

export type BulkAction = { kind: 'archive' | 'unarchive' | 'delete' } | { kind: 'tag'; tag: BulkTag | null }

export function BulkBar<Row extends { id: number }>({
  title,
  archived,
  total,
  selection,
  fetchPage,
  tags,
  canChange,
  isPending,
  onChoose,
  children,
}: {
  title: string
  archived: boolean
  total: number
  selection: Selection<Row>
  fetchPage: FetchPage<Row>
  tags: LoadState<{ tags: Tag[] }>
  /** True if the API supports bulk changes. */
  canChange: boolean
  /** True while a change is being prepared. */
  isPending: boolean
  onChoose: (action: BulkAction) => void
  children?: ReactNode
}) {
  const t = useTranslations('listing.bulk')
  const locale = useLocale()
  const [isLoadingAll, setLoadingAll] = useState(false)
  const selectedCount = useSelected(selection).size
  const except = useExcept(selection)
  const count = except === null ? selectedCount : Math.max(0, total - except.size)
  // Beyond `bulkMax` records, a batch contains the list's filter instead of ids.
  const selectsByFilter = canChange && total > limits.bulkMax && total <= limits.batchMax
  if (count === 0) return null

  async function selectAll() {
    setLoadingAll(true)
    try {
      selection.set(await fetchAllPages(fetchPage, { max: limits.bulkMax }))
    } catch (error) {
      notifyError(asAgencyError(error))
    } finally {
      setLoadingAll(false)
    }
  }

  return (
    <section
      aria-label={title}
      className="sticky bottom-4 z-10 short:static mx-auto mt-6 flex w-fit max-w-full animate-rise flex-wrap items-center gap-x-2 gap-y-1.5 rounded-xl border border-line bg-raised p-2 pl-4 shadow-dialog"
    >
      <FocusReturn />
      <p role="status" className="figures mr-1 font-medium">
        {t('chosen', { count })}
      </p>
      {count < (selectsByFilter ? total : Math.min(total, limits.bulkMax)) && (
        <Button
          size="sm"
          variant="quiet"
          loading={isLoadingAll}
          onClick={selectsByFilter ? selection.setAll : () => void selectAll()}
        >
          {total > limits.bulkMax && !selectsByFilter
            ? t('chooseFirst', {
                count: formatNumber(limits.bulkMax, locale),
                total: formatNumber(total, locale),
              })
            : t('chooseAll', { count: formatNumber(total, locale) })}
        </Button>
      )}
      <IconButton size="sm" label={t('clear')} icon={<XMarkIcon aria-hidden />} onClick={selection.clear} />
      <span aria-hidden className="mx-1 h-6 w-px bg-line max-md:hidden" />
      {canChange && (
        <>
          <Button
            size="sm"
            disabled={isPending}
            icon={archived ? <ArrowUturnUpIcon /> : <ArchiveBoxIcon />}
            onClick={() => onChoose({ kind: archived ? 'unarchive' : 'archive' })}
          >
            {t(archived ? 'unarchive' : 'archive')}
          </Button>
          <BulkTagMenu tags={tags} onChoose={(tag) => onChoose({ kind: 'tag', tag })} />
        </>
      )}
      {children}
      {canChange && (
        <Button
          size="sm"
          className="text-danger!"
          disabled={isPending}
          icon={<TrashIcon />}
          onClick={() => onChoose({ kind: 'delete' })}
        >
          {t('delete')}
        </Button>
      )}
    </section>
  )
}
