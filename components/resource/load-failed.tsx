'use client'

import { ArrowPathIcon, CloudIcon, ExclamationTriangleIcon, NoSymbolIcon } from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import type { AgencyError } from '#contract/errors.ts'
import { Banner } from '@/components/ui/banner'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { lacksCall } from './lacks-call'

type Props = {
  error: AgencyError
  retry: () => void
  retrying?: boolean
}

/**
 * Error with Retry in place of the missing content; the rest of the page still works. Calls that the API doesn't
 * support get their own message, without Retry.
 */
export function LoadFailed({ error, retry, retrying }: Props) {
  const t = useTranslations('resource')
  const away = error.code === 'SERVER_TIMEOUT_CONNECTION_ERROR'
  if (lacksCall(error)) return <NotOffered />
  return (
    <div role="alert">
      <EmptyState
        tone="danger"
        icon={away ? <CloudIcon /> : <ExclamationTriangleIcon />}
        title={t('loadFailed')}
        text={<Why error={error} />}
        action={<Retry {...{ retry, retrying }} />}
      />
    </div>
  )
}

function NotOffered() {
  const t = useTranslations('resource')
  return (
    <div role="status">
      <EmptyState icon={<NoSymbolIcon />} title={t('notOffered')} text={t('notOfferedHelp')} />
    </div>
  )
}

/** The same above stale content. */
export function StaleBanner({ error, retry, retrying }: Props) {
  const t = useTranslations('resource')
  return (
    <Banner
      tone="warn"
      role="status"
      title={t('stale')}
      action={<Retry {...{ retry, retrying }} />}
      className="mb-4"
    >
      <Why error={error} />
    </Banner>
  )
}

function Why({ error }: { error: AgencyError }) {
  const t = useTranslations()
  if (error.code !== 'SERVER_TIMEOUT_CONNECTION_ERROR') return t(`errors.${error.code}`, error.params)
  if (!navigator.onLine) return t('resource.offline')
  return (
    <>
      <p>{t(`errors.${error.code}`)}</p>
      <p>{t('resource.apiDown')}</p>
    </>
  )
}

function Retry({ retry, retrying }: Pick<Props, 'retry' | 'retrying'>) {
  const t = useTranslations('common')
  return (
    <Button icon={<ArrowPathIcon aria-hidden />} loading={retrying} onClick={retry}>
      {t('retry')}
    </Button>
  )
}
