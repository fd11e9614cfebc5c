'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { Batch } from '#contract/batches.ts'
import { asAgencyError } from '@/components/resource/as-agency-error'
import { LoadFailed } from '@/components/resource/load-failed'
import { notifyError } from '@/components/resource/notifier'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { ProgressBar } from '@/components/ui/progress-bar'
import { Skeleton } from '@/components/ui/skeleton'
import { call } from '@/lib/agency/call'
import { useCall } from '@/lib/agency/use-call'
import { useAdvertWords } from '@/components/portfolio/adverts/use-advert-texts'
import { BatchItems } from './batch-items'
import { useWatchBatch } from './use-watch-batch'

const refreshMs = 700

/** Preview of a prepared batch, progress of a running one, report of one that has ended. */
export function BatchView({ id, onBack, onClose }: { id: number; onBack?: () => void; onClose: () => void }) {
  const t = useTranslations()
  const watch = useWatchBatch()
  const [isPending, setPending] = useState(false)
  const { data, error, mutate, isValidating } = useCall(
    'batches.get',
    { params: { id } },
    { refreshInterval: (batch) => (batch !== undefined && isRunning(batch) ? refreshMs : 0) },
  )

  async function send(name: 'batches.start' | 'batches.undo' | 'batches.cancel') {
    setPending(true)
    try {
      await call(name, { params: { id } })
      if (name !== 'batches.cancel') watch(id)
    } catch (reason) {
      notifyError(asAgencyError(reason))
    } finally {
      await mutate()
      setPending(false)
    }
  }

  if (data === undefined)
    return (
      <Dialog open onClose={onClose} title={t('listing.batch.preview')} closeLabel={t('common.close')}>
        {error === undefined ? (
          <Skeleton className="h-40" />
        ) : (
          <LoadFailed error={error} retry={() => void mutate()} retrying={isValidating} />
        )}
      </Dialog>
    )
  const shared = { batch: data, isPending, send, onClose }
  if (data.state === 'draft') return <Preview {...shared} onBack={onBack} />
  return isRunning(data) ? <Running {...shared} /> : <Report {...shared} />
}

export const isRunning = ({ state }: Pick<Batch, 'state'>) => state === 'running' || state === 'undoing'

type Shown = {
  batch: Batch
  isPending: boolean
  send: (name: 'batches.start' | 'batches.undo' | 'batches.cancel') => Promise<void>
  onClose: () => void
}

function Preview({
  batch: { id, resource, counts, adverts },
  isPending,
  send,
  onClose,
  onBack,
}: Shown & { onBack?: () => void }) {
  const t = useTranslations('listing.batch')
  const common = useTranslations('common')
  const advertWords = useAdvertWords()
  const countTexts = useCountTexts()
  const { waiting: count, refused, same } = counts
  const places = adverts.flatMap(({ place, count: length }) => Array.from({ length }, () => ({ place })))
  return (
    <Dialog
      open
      onClose={onClose}
      width={640}
      title={t('previewTitle', { count })}
      description={[countTexts({ refused, same }), advertWords(places)].filter(Boolean).join(' ')}
      actions={
        <>
          {onBack === undefined ? (
            <Button onClick={onClose}>{common('cancel')}</Button>
          ) : (
            <Button onClick={onBack}>{t('back')}</Button>
          )}
          <Button
            variant="primary"
            data-autofocus
            disabled={count === 0}
            loading={isPending}
            onClick={() => void send('batches.start')}
          >
            {t('apply', { count })}
          </Button>
        </>
      }
    >
      <BatchItems id={id} resource={resource} label={t('records')} />
    </Dialog>
  )
}

function Running({ batch: { state, counts }, isPending, send, onClose }: Shown) {
  const t = useTranslations('listing.batch')
  const bulk = useTranslations('listing.bulk')
  const isUndo = state === 'undoing'
  const ended = isUndo ? counts.undone + counts.skipped : counts.done + counts.failed
  const count = ended + (isUndo ? counts.done : counts.waiting)
  const title = bulk(isUndo ? 'undoing' : 'running')
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      width={400}
      actions={
        <>
          {!isUndo && (
            <Button loading={isPending} onClick={() => void send('batches.cancel')}>
              {bulk('stop')}
            </Button>
          )}
          <Button data-autofocus onClick={onClose}>
            {t('background')}
          </Button>
        </>
      }
    >
      <ProgressBar label={title} value={count === 0 ? 1 : ended / count} />
      <p role="status" className="figures mt-2 text-sm text-ink-soft">
        {bulk('progress', { ended, count })}
      </p>
    </Dialog>
  )
}

function Report({ batch: { id, resource, state, change, counts }, isPending, send, onClose }: Shown) {
  const t = useTranslations('listing.batch')
  const common = useTranslations('common')
  const bulk = useTranslations('listing.bulk')
  const countTexts = useCountTexts()
  const isUndone = state === 'undone'
  const { failed, waiting, skipped, refused } = counts
  return (
    <Dialog
      open
      onClose={onClose}
      width={640}
      title={isUndone ? bulk('undone', { count: counts.undone }) : t('done', { count: counts.done })}
      description={countTexts({ failed: failed + refused, waiting, skipped })}
      actions={
        <>
          {!isUndone && counts.done > 0 && change.field !== 'deleted' && (
            <Button loading={isPending} onClick={() => void send('batches.undo')}>
              {t('undo')}
            </Button>
          )}
          <Button variant="primary" data-autofocus onClick={onClose}>
            {common('close')}
          </Button>
        </>
      }
    >
      <BatchItems key={state} id={id} resource={resource} label={t('records')} />
    </Dialog>
  )
}

/** Returns a sentence for each count above zero. */
function useCountTexts() {
  const t = useTranslations('listing.batch.counts')
  return (counts: Partial<Record<'refused' | 'same' | 'failed' | 'waiting' | 'skipped', number>>) =>
    (['refused', 'same', 'failed', 'waiting', 'skipped'] as const)
      .flatMap((state) => {
        const count = counts[state] ?? 0
        return count > 0 ? [t(state, { count })] : []
      })
      .join(' ')
}
