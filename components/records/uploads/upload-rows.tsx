import { ArrowPathIcon, ArrowUturnLeftIcon, XMarkIcon } from '@heroicons/react/24/outline'
import { useLocale, useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { IconButton } from '@/components/ui/icon-button'
import { ProgressBar } from '@/components/ui/progress-bar'
import { ScrollArea } from '@/components/ui/scroll-area'
import { formatBytes } from '@/lib/format/bytes'
import type { UploadProgress } from './upload-target'

export type UploadRow = {
  id: string
  name: string
  size: number
  state: 'waiting' | 'sending' | 'done' | 'failed' | 'rejected'
  /** Fraction sent, 0 to 1. */
  fraction: number
  problem: string | null
}

export type RowActions = {
  remove: (row: UploadRow) => void
  retry: (row: UploadRow) => void
  retryAll: () => void
  cancelAll: () => void
}

/**
 * Shows the status of each file. FilePond's own animated rows consist of a dozen layers each: thirty of them take a
 * second per frame on machines without a GPU.
 */
export function UploadRows({
  rows,
  progress,
  actions,
}: {
  rows: readonly UploadRow[]
  progress: UploadProgress
  actions: RowActions
}) {
  const t = useTranslations('listing')
  if (rows.length === 0) return null
  const failed = rows.filter(({ state }) => state === 'failed').length
  return (
    <div className="mt-3 rounded-card border border-line bg-surface p-3">
      {progress.isRunning && progress.total > 1 && (
        <div className="mb-2 flex items-center gap-3">
          <ProgressBar
            className="grow"
            label={t('uploads.running', { done: progress.done, total: progress.total })}
            value={progress.done / progress.total}
          />
          <Button variant="quiet" size="sm" onClick={actions.cancelAll}>
            {t('uploader.cancelAll')}
          </Button>
        </div>
      )}
      {!progress.isRunning && failed > 1 && (
        <div className="mb-2 flex items-center justify-between gap-3">
          <p className="text-sm text-danger">{t('uploads.failed', { count: failed })}</p>
          <Button size="sm" icon={<ArrowPathIcon />} onClick={actions.retryAll}>
            {t('uploader.retryAll')}
          </Button>
        </div>
      )}
      <ScrollArea label={t('uploader.rows')} className="max-h-64 overflow-y-auto">
        <ul className="divide-y divide-line">
          {rows.map((row) => (
            <Row key={row.id} row={row} actions={actions} />
          ))}
        </ul>
      </ScrollArea>
    </div>
  )
}

const removeLabels = {
  waiting: 'abortOf',
  sending: 'abortOf',
  done: 'undoOf',
  failed: 'removeOf',
  rejected: 'removeOf',
} as const

function Row({ row, actions }: { row: UploadRow; actions: RowActions }) {
  const t = useTranslations('listing.uploader')
  const locale = useLocale()
  const { name, state, problem } = row
  const isFailed = state === 'failed' || state === 'rejected'
  return (
    <li className="flex items-center gap-3 py-1.5 text-sm">
      <div className="min-w-0 grow">
        <p className="truncate">{name}</p>
        <p className={isFailed ? 'text-xs text-danger' : 'figures text-xs text-ink-soft'}>
          {isFailed
            ? problem
            : `${t(state === 'sending' && row.fraction >= 1 ? 'finishing' : stateLabels[state])} · ${formatBytes(row.size, locale)}`}
        </p>
      </div>
      {state === 'sending' && (
        <ProgressBar className="w-24 shrink-0" label={t('progressOf', { name })} value={row.fraction} />
      )}
      {state === 'failed' && (
        <IconButton
          size="sm"
          label={t('retryOf', { name })}
          icon={<ArrowPathIcon aria-hidden />}
          onClick={() => actions.retry(row)}
        />
      )}
      <IconButton
        size="sm"
        label={t(removeLabels[state], { name })}
        icon={state === 'done' ? <ArrowUturnLeftIcon aria-hidden /> : <XMarkIcon aria-hidden />}
        onClick={() => actions.remove(row)}
      />
    </li>
  )
}

const stateLabels = { waiting: 'waiting', sending: 'uploading', done: 'complete' } as const
