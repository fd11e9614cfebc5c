import { ArchiveBoxIcon, ArrowUturnUpIcon, PencilSquareIcon, TrashIcon } from '@heroicons/react/24/outline'
import dynamic from 'next/dynamic'
import { useLocale, useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { limits } from '#contract/limits.ts'
import { SelectionBar } from '@/components/portfolio/bulk/selection-bar'
import { useSelected } from '@/components/portfolio/bulk/use-selection'
import { type BulkTag, BulkTagMenu } from '@/components/portfolio/card/record-menu-items'
import type { BulkActionsProps } from '@/components/portfolio/list/view-props'
import { asAgencyError } from '@/components/resource/as-agency-error'
import { fetchAllPages } from '@/components/resource/fetch-all-pages'
import { notifyError } from '@/components/resource/notifier'
import { Button } from '@/components/ui/button'
import { formatNumber } from '@/lib/format/number'
import type { BatchChange, BatchList, BatchRecords } from './batch-records'
import { useBatchPreview, useHasBatches } from './use-batch-preview'

const BatchDialog = dynamic(() => import('./batch-dialog').then((module) => module.BatchDialog), {
  ssr: false,
})

type BulkAction =
  | { kind: 'archive' | 'unarchive' | 'highlight' | 'unhighlight' | 'delete' }
  | { kind: 'tag'; tag: BulkTag | null }

/** The bar for the selected records of a list. Every change is previewed as a batch. */
export function BulkActions<Row extends { id: number }>({
  list,
  isArchivedList,
  total,
  selection,
  fetchPage,
  questionOf,
  renderMenu,
  children,
}: BulkActionsProps<Row> & {
  list: BatchList
  isArchivedList: boolean
  questionOf: (action: BulkAction, count: number) => string | undefined
  /** Renders a menu of further changes. Called only if the API supports batches. */
  renderMenu?: (onChoose: (action: BulkAction) => void) => ReactNode
  children?: ReactNode
}) {
  const { resource } = list
  const t = useTranslations('listing.bulk')
  const tResource = useTranslations(`${resource}.bulk`)
  const warning = useTranslations('common')('warning')
  const locale = useLocale()
  const [isLoadingAll, setLoadingAll] = useState(false)
  const canChange = useHasBatches()
  const { items, deselectedIds } = useSelected(selection)
  const ids = [...items.keys()]
  const records = { ...list, ids, total, deselectedIds: deselectedIds && [...deselectedIds] }
  const preview = useBatchPreview(records, selection)
  const selectedCount = deselectedIds === null ? ids.length : Math.max(0, total - deselectedIds.size)
  // Beyond `bulkMax` records, a batch contains the list's filter instead of ids.
  const selectsByFilter = canChange && total > limits.bulkMax && total <= limits.batchMax

  function previewAction(action: BulkAction) {
    const { kind } = action
    const tag = kind === 'tag' ? (action.tag?.name ?? '') : ''
    const removesTag = kind === 'tag' && action.tag === null
    preview.open(changeOf(action), {
      title: (count) =>
        kind === 'delete'
          ? warning
          : kind === 'tag'
            ? t(removesTag ? 'untagTitle' : 'tagTitle', { count, tag })
            : tResource(`${kind}Title`, { count }),
      question: (count) =>
        kind === 'delete' ? tResource('deleteQuestion', { count }) : questionOf(action, count),
      label: kind === 'highlight' || kind === 'unhighlight' ? tResource(kind) : t(kind),
      done: (count) => tResource(`done.${removesTag ? 'untag' : kind}`, { count, tag }),
      isDanger: kind === 'delete',
    })
  }

  async function selectAll() {
    setLoadingAll(true)
    try {
      selection.set(await fetchAllPages(fetchPage, { maxRows: limits.bulkMax }))
    } catch (error) {
      notifyError(asAgencyError(error))
    } finally {
      setLoadingAll(false)
    }
  }

  return (
    <>
      {selectedCount > 0 && (
        <SelectionBar
          label={tResource('title')}
          count={selectedCount}
          onClear={selection.clear}
          selectAll={
            selectedCount < (selectsByFilter ? total : Math.min(total, limits.bulkMax)) && (
              <Button
                size="sm"
                variant="quiet"
                className="min-w-0 max-sm:shrink max-sm:px-2 max-sm:leading-tight max-sm:whitespace-normal"
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
            )
          }
        >
          {canChange && (
            <>
              <Button
                size="sm"
                disabled={preview.isPending}
                icon={isArchivedList ? <ArrowUturnUpIcon /> : <ArchiveBoxIcon />}
                onClick={() => previewAction({ kind: isArchivedList ? 'unarchive' : 'archive' })}
              >
                {t(isArchivedList ? 'unarchive' : 'archive')}
              </Button>
              <BulkTagMenu resource={resource} onChoose={(tag) => previewAction({ kind: 'tag', tag })} />
              {renderMenu?.(previewAction)}
              <EditButton records={records} />
            </>
          )}
          {children}
          {canChange && (
            <Button
              size="sm"
              className="text-danger!"
              disabled={preview.isPending}
              icon={<TrashIcon />}
              onClick={() => previewAction({ kind: 'delete' })}
            >
              {t('delete')}
            </Button>
          )}
        </SelectionBar>
      )}
      {preview.dialog}
    </>
  )
}

function EditButton({ records }: { records: BatchRecords }) {
  const t = useTranslations('listing.batch')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="sm" icon={<PencilSquareIcon />} onClick={() => setOpen(true)}>
        {t('edit')}
      </Button>
      {isOpen && <BatchDialog records={records} onClose={() => setOpen(false)} />}
    </>
  )
}

function changeOf(action: BulkAction): BatchChange {
  const { kind } = action
  if (kind === 'tag') return { field: 'tag_id', value: action.tag?.id ?? null }
  if (kind === 'delete') return { field: 'deleted' }
  const field = kind === 'archive' || kind === 'unarchive' ? 'archived' : 'highlighted'
  return { field, value: kind === 'archive' || kind === 'highlight' ? 1 : 0 }
}
