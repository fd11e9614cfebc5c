'use client'

import { ExclamationCircleIcon, MinusCircleIcon } from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { asAgencyError } from '@/components/resource/as-agency-error'
import type { Outcome } from '@/components/resource/run-many'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { ProgressBar } from '@/components/ui/progress-bar'
import { BulkLine, BulkLines, type BulkName } from './bulk-lines'
import type { Bulk } from './use-bulk'

export function BulkDialog<Row extends { id: number }, Action>({
  bulk: { run, stop, close },
  nameOf,
  question,
}: {
  bulk: Bulk<Row, Action>
  nameOf: (item: Row) => BulkName
  question: (action: Action, items: readonly Row[]) => ReactNode
}) {
  if (run === null) return null
  if (run.phase === 'confirming') return question(run.action, run.items)
  return run.phase === 'running' ? (
    <Running total={run.items.length} ended={run.ended} stopping={run.stopping} stop={stop} />
  ) : (
    <Over outcomes={run.outcomes} nameOf={nameOf} close={close} />
  )
}

export function ConfirmBulk({
  title,
  question,
  label,
  names,
  danger = false,
  word,
  children,
  go,
  close,
}: {
  title: string
  question: string
  label: string
  names: readonly (BulkName & { id: number })[]
  danger?: boolean
  word: string
  children?: ReactNode
  go: () => void
  close: () => void
}) {
  const common = useTranslations('common')
  return (
    <Dialog
      open
      onClose={close}
      role="alertdialog"
      title={title}
      description={question}
      actions={
        <>
          <Button data-autofocus onClick={close}>
            {common('cancel')}
          </Button>
          <Button variant={danger ? 'danger' : 'primary'} onClick={go}>
            {word}
          </Button>
        </>
      }
    >
      {children}
      <BulkLines label={label}>
        {names.map((name) => (
          <BulkLine key={name.id} name={name} />
        ))}
      </BulkLines>
    </Dialog>
  )
}

function Running({
  total,
  ended,
  stopping,
  stop,
}: {
  total: number
  ended: number
  stopping: boolean
  stop: () => void
}) {
  const t = useTranslations('listing.bulk')
  return (
    <Dialog
      open
      title={t('running')}
      width={400}
      actions={
        <Button data-autofocus loading={stopping} onClick={stop}>
          {t(stopping ? 'stopping' : 'stop')}
        </Button>
      }
    >
      <ProgressBar label={t('running')} value={ended / total} />
      <p role="status" className="figures mt-2 text-sm text-ink-soft">
        {t('progress', { ended, count: total })}
      </p>
    </Dialog>
  )
}

function Over<Row extends { id: number }>({
  outcomes,
  nameOf,
  close,
}: {
  outcomes: readonly Outcome<Row>[]
  nameOf: (item: Row) => BulkName
  close: () => void
}) {
  const t = useTranslations()
  const count = (state: Outcome<Row>['state']) => outcomes.filter((each) => each.state === state).length
  return (
    <Dialog
      open
      onClose={close}
      title={t('listing.bulk.overTitle', { done: count('done'), count: outcomes.length })}
      description={t('listing.bulk.overHelp', { failed: count('failed'), skipped: count('skipped') })}
      width={560}
      actions={
        <Button data-autofocus onClick={close}>
          {t('common.close')}
        </Button>
      }
    >
      <BulkLines label={t('listing.bulk.notDone')}>
        {outcomes.map((outcome) => {
          if (outcome.state === 'done') return null
          const error = outcome.state === 'failed' ? asAgencyError(outcome.error) : null
          return (
            <BulkLine key={outcome.item.id} name={nameOf(outcome.item)}>
              <span className="mt-0.5 flex items-start gap-1.5 text-ink-soft [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0">
                {error === null ? (
                  <>
                    <MinusCircleIcon aria-hidden /> {t('listing.bulk.skipped')}
                  </>
                ) : (
                  <>
                    <ExclamationCircleIcon aria-hidden className="text-danger" />
                    {t(`errors.${error.code}`, error.params)}
                  </>
                )}
              </span>
            </BulkLine>
          )
        })}
      </BulkLines>
    </Dialog>
  )
}
