import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { LinkButton } from '@/components/ui/link-button'
import { ProgressBar } from '@/components/ui/progress-bar'
import type { CheckedRow } from './check-file'
import type { ImportProgress } from './use-import'

export function ImportBar({
  rows,
  progress,
  isChecking,
  isFinished,
  href,
  onStart,
  onStop,
  onSaveRejected,
}: {
  rows: readonly CheckedRow<unknown>[]
  progress: ImportProgress | null
  isChecking: boolean
  isFinished: boolean
  href: string
  onStart: () => void
  onStop: () => void
  onSaveRejected: () => void
}) {
  const t = useTranslations('csv.import')
  const doneCount = rows.filter(({ state }) => state === 'done').length
  const toSendCount = rows.filter((row) => row.willBeSent).length
  const skippedCount = rows.length - doneCount - toSendCount
  return (
    <section
      aria-label={t('title')}
      className="sticky bottom-4 z-10 short:static flex flex-wrap items-center gap-x-4 gap-y-2 rounded-xl border border-line bg-raised p-3 pl-4 shadow-dialog"
    >
      {progress === null ? (
        <>
          <p role="status" className="figures min-w-48 flex-1 text-sm">
            {t(isFinished ? 'summaryOver' : 'summary', {
              done: doneCount,
              due: toSendCount,
              left: skippedCount,
            })}
            {isChecking && <span className="block text-ink-soft">{t('checking')}</span>}
          </p>
          {isFinished && toSendCount + skippedCount > 0 && (
            <Button size="sm" onClick={onSaveRejected}>
              {t('rejected', { count: toSendCount + skippedCount })}
            </Button>
          )}
          {doneCount > 0 && (
            <LinkButton href={href} size="sm">
              {t('toList')}
            </LinkButton>
          )}
          <Button variant="primary" disabled={toSendCount === 0} onClick={onStart}>
            {t('start', { count: toSendCount })}
          </Button>
        </>
      ) : (
        <>
          <div className="min-w-48 flex-1">
            <ProgressBar
              label={t('sending')}
              value={progress.count === null || progress.count === 0 ? null : progress.ended / progress.count}
            />
            <p role="status" className="figures mt-1.5 text-sm text-ink-soft">
              {progress.count === null
                ? t('checking')
                : t('progress', { ended: progress.ended, count: progress.count })}
            </p>
          </div>
          {/* Appears in the place of the start button: ignore the second click of a double click. */}
          <Button loading={progress.isStopping} onClick={({ detail }) => detail < 2 && onStop()}>
            {t(progress.isStopping ? 'stopping' : 'stop')}
          </Button>
        </>
      )}
    </section>
  )
}
