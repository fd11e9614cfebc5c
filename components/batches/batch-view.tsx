import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Batch } from '#contract/batches.ts'
import { ErrorState } from '@/components/resource/error-state'
import { useAction } from '@/components/resource/use-action'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { ProgressBar } from '@/components/ui/progress-bar'
import { Skeleton } from '@/components/ui/skeleton'
import { call } from '@/lib/agency/call'
import { useCall } from '@/lib/agency/use-call'
import { BatchItems } from './batch-items'
import { BatchPreview } from './batch-preview'
import { type BatchTexts, isRunning, progressOf, type BatchPanelProps, useCountTexts } from './batch-texts'
import { useWatchBatch } from './use-watch-batch'

const refreshMs = 700

/** Shows the preview of a draft, the progress of a running batch, or the report of a batch that has ended. */
export function BatchView({
  id,
  texts,
  onBack,
  onEnd,
  onClose,
}: {
  id: number
  texts?: BatchTexts
  onBack?: () => void
  /** Called when the change has ended, even if the dialog was closed before. */
  onEnd?: (batch: Batch) => void
  onClose: () => void
}) {
  const t = useTranslations()
  const watchBatch = useWatchBatch(texts?.done)
  const [hasStarted, setStarted] = useState(false)
  const { data, error, mutate, isValidating } = useCall(
    'batches.get',
    { params: { id } },
    { refreshInterval: (batch) => (batch !== undefined && isRunning(batch) ? refreshMs : 0) },
  )

  const { run: send, isPending } = useAction(
    async (name: Parameters<BatchPanelProps['send']>[0]) => {
      await call(name, { params: { id } })
      if (name === 'batches.undo') void watchBatch(id)
      if (name === 'batches.start') {
        setStarted(true)
        void watchBatch(id).then((batch) => batch !== null && onEnd?.(batch))
      }
      await mutate()
    },
    { onFailed: () => void mutate() },
  )

  // Closes unless a record failed. The preview listed the refused records, and a notification reports the success.
  const isComplete = hasStarted && data?.state === 'done' && data.counts.failed === 0
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (isComplete) close()
  }, [isComplete])

  if (data === undefined)
    return (
      <Dialog onClose={onClose} title={t('listing.batch.preview')} closeLabel={t('common.close')}>
        {error === undefined ? (
          <Skeleton className="h-40" />
        ) : (
          <ErrorState error={error} onRetry={() => void mutate()} isRetrying={isValidating} />
        )}
      </Dialog>
    )
  const panelProps = { batch: data, isPending, send, onClose }
  if (data.state === 'draft') return <BatchPreview {...panelProps} {...{ texts, onBack }} />
  return isRunning(data) ? <Running {...panelProps} /> : <Report {...panelProps} />
}

function Running({ batch, isPending, send, onClose }: BatchPanelProps) {
  const t = useTranslations('listing.batch')
  const tBulk = useTranslations('listing.bulk')
  const isUndo = batch.state === 'undoing'
  const { processed, total } = progressOf(batch)
  const title = tBulk(isUndo ? 'undoing' : 'running')
  return (
    <Dialog
      onClose={onClose}
      title={title}
      width={400}
      actions={
        <>
          {!isUndo && (
            <Button loading={isPending} onClick={() => void send('batches.cancel')}>
              {tBulk('stop')}
            </Button>
          )}
          <Button data-autofocus onClick={onClose}>
            {t('background')}
          </Button>
        </>
      }
    >
      <ProgressBar label={title} value={total === 0 ? 1 : processed / total} />
      <p role="status" className="figures mt-2 text-sm text-ink-soft">
        {tBulk('progress', { ended: processed, count: total })}
      </p>
    </Dialog>
  )
}

function Report({
  batch: { id, resource, state, change, counts },
  isPending,
  send,
  onClose,
}: BatchPanelProps) {
  const t = useTranslations('listing.batch')
  const tCommon = useTranslations('common')
  const tBulk = useTranslations('listing.bulk')
  const countTexts = useCountTexts()
  const isUndone = state === 'undone'
  const { failed, waiting, skipped, refused } = counts
  return (
    <Dialog
      onClose={onClose}
      width={640}
      title={isUndone ? tBulk('undone', { count: counts.undone }) : t('done', { count: counts.done })}
      description={countTexts({ failed: failed + refused, waiting, skipped })}
      actions={
        <>
          {!isUndone && counts.done > 0 && change.field !== 'deleted' && (
            <Button loading={isPending} onClick={() => void send('batches.undo')}>
              {t('undo')}
            </Button>
          )}
          <Button variant="primary" data-autofocus onClick={onClose}>
            {tCommon('close')}
          </Button>
        </>
      }
    >
      <BatchItems key={state} id={id} resource={resource} label={t('records')} />
    </Dialog>
  )
}
