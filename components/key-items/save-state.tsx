'use client'

import { CheckCircleIcon, ExclamationTriangleIcon, PencilIcon } from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import type { AgencyError } from '#contract/errors.ts'
import { Button } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'
import type { SaveState } from './use-autosave'

export function SaveStateLine({
  state,
  failure,
  onRetry,
}: {
  state: SaveState
  failure: AgencyError | null
  onRetry: () => void
}) {
  const t = useTranslations()
  const statusText = {
    saved: t('key-items.admin.state.saved'),
    typed: t('key-items.admin.state.typed'),
    saving: t('common.saving'),
    refused: t('key-items.admin.state.refused'),
    failed:
      failure === null
        ? ''
        : t('key-items.admin.state.failed', { why: t(`errors.${failure.code}`, failure.params) }),
  }[state]
  const isError = state === 'failed' || state === 'refused'
  return (
    <div className="mr-auto flex min-h-10 min-w-0 flex-1 items-center gap-2 text-sm [&_svg]:size-5 [&_svg]:shrink-0">
      {state === 'saving' && <Spinner />}
      {state === 'saved' && <CheckCircleIcon aria-hidden className="text-good" />}
      {state === 'typed' && <PencilIcon aria-hidden className="text-ink-soft" />}
      {isError && <ExclamationTriangleIcon aria-hidden className="text-danger" />}
      <p role="status" className={isError ? 'text-danger' : 'text-ink-soft'}>
        {statusText}
      </p>
      {state === 'failed' && (
        <Button size="sm" onClick={onRetry}>
          {t('common.retry')}
        </Button>
      )}
    </div>
  )
}
