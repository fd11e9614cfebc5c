'use client'

import { ExclamationCircleIcon, MinusCircleIcon } from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { limits } from '#contract/limits.ts'
import type { PropertyCard as Property } from '#contract/property.ts'
import type { Outcome } from '@/components/resource/run-many'
import { asAgencyError } from '@/components/resource/as-agency-error'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { ProgressBar } from '@/components/ui/progress-bar'
import { ScrollArea } from '@/components/ui/scroll-area'
import { useCall } from '@/lib/agency/use-call'
import { highlightedQuery } from './highlighted-query'
import type { BulkRun } from './use-bulk'

type Props = { run: BulkRun; go: () => void; stop: () => void; close: () => void }

/** One dialog through a run: the question where there is one, the progress with Stop, and what failed and why. */
export function BulkDialog({ run, ...rest }: Props) {
  if (run.phase === 'asked') {
    return run.action.kind === 'delete' ? (
      <AskDelete items={run.items} {...rest} />
    ) : (
      <AskHighlight items={run.items} {...rest} />
    )
  }
  return run.phase === 'running' ? <Running run={run} {...rest} /> : <Over run={run} {...rest} />
}

type Asked = Omit<Props, 'run'> & { items: readonly Property[] }

function AskDelete({ items, go, close }: Asked) {
  const t = useTranslations()
  return (
    <Dialog
      open
      onClose={close}
      role="alertdialog"
      title={t('common.warning')}
      description={t('properties.bulk.deleteQuestion', { count: items.length })}
      actions={
        <>
          <Button data-autofocus onClick={close}>
            {t('common.cancel')}
          </Button>
          <Button variant="danger" onClick={go}>
            {t('common.delete')}
          </Button>
        </>
      }
    >
      <Lines label={t('properties.bulk.title')}>
        {items.map((item) => (
          <Line key={item.id} item={item} />
        ))}
      </Lines>
    </Dialog>
  )
}

/** Says how many of the 18 places are taken before anything is sent (properties §5). */
function AskHighlight({ items, go, close }: Asked) {
  const t = useTranslations('properties.bulk')
  const common = useTranslations('common')
  const { data } = useCall('properties.list', highlightedQuery)
  const fresh = items.filter(({ highlighted }) => highlighted === 0).length
  const free = data === undefined ? null : Math.max(0, limits.highlighted - data.total)
  return (
    <Dialog
      open
      onClose={close}
      title={t('highlightTitle', { count: items.length })}
      actions={
        <>
          <Button onClick={close}>{common('cancel')}</Button>
          <Button variant="primary" data-autofocus disabled={free === 0 && fresh > 0} onClick={go}>
            {t('highlight')}
          </Button>
        </>
      }
    >
      <p role="status">
        {data !== undefined && t('highlightTaken', { count: data.total, max: limits.highlighted })}
        {free !== null && fresh > free && (
          <span className="mt-2 block text-warn">{t('highlightTooMany', { free, count: fresh })}</span>
        )}
      </p>
    </Dialog>
  )
}

function Running({
  run: { items, ended, stopping },
  stop,
}: Omit<Props, 'run'> & { run: Extract<BulkRun, { phase: 'running' }> }) {
  const t = useTranslations('properties.bulk')
  const progress = t('progress', { ended, count: items.length })
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
      <ProgressBar label={t('running')} value={ended / items.length} />
      <p role="status" className="figures mt-2 text-sm text-ink-soft">
        {progress}
      </p>
    </Dialog>
  )
}

function Over({
  run: { outcomes },
  close,
}: Omit<Props, 'run'> & { run: Extract<BulkRun, { phase: 'over' }> }) {
  const t = useTranslations()
  const count = (state: Outcome<Property>['state']) => outcomes.filter((each) => each.state === state).length
  return (
    <Dialog
      open
      onClose={close}
      title={t('properties.bulk.overTitle', { done: count('done'), count: outcomes.length })}
      description={t('properties.bulk.overHelp', { failed: count('failed'), skipped: count('skipped') })}
      width={560}
      actions={
        <Button data-autofocus onClick={close}>
          {t('common.close')}
        </Button>
      }
    >
      <Lines label={t('properties.bulk.notDone')}>
        {outcomes.map((outcome) => {
          if (outcome.state === 'done') return null
          const error = outcome.state === 'failed' ? asAgencyError(outcome.error) : null
          return (
            <Line key={outcome.item.id} item={outcome.item}>
              <span className="mt-0.5 flex items-start gap-1.5 text-ink-soft [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0">
                {error === null ? (
                  <>
                    <MinusCircleIcon aria-hidden /> {t('properties.bulk.skipped')}
                  </>
                ) : (
                  <>
                    <ExclamationCircleIcon aria-hidden className="text-danger" />
                    {t(`errors.${error.code}`, error.params)}
                  </>
                )}
              </span>
            </Line>
          )
        })}
      </Lines>
    </Dialog>
  )
}

function Lines({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ScrollArea label={label} className="max-h-64 overflow-y-auto rounded border border-line bg-wash">
      <ul className="divide-y divide-line">{children}</ul>
    </ScrollArea>
  )
}

function Line({ item, children }: { item: Property; children?: ReactNode }) {
  return (
    <li className="px-3 py-2 text-sm wrap-anywhere">
      <span className="figures mr-2 text-ink-soft">{item.reference}</span>
      <span className="font-medium">{item.title}</span>
      {children}
    </li>
  )
}
