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
  /** Asks again. */
  retry: () => void
  /** It is being asked again. */
  retrying?: boolean
}

/**
 * What could not be loaded, why, and Retry, in the place where it would be; the rest of the page lives on. What the agency's
 * API does not have is said as that: retrying would not bring it.
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

/** Not an alarm: nothing is broken. */
function NotOffered() {
  const t = useTranslations('resource')
  return (
    <div role="status">
      <EmptyState icon={<NoSymbolIcon />} title={t('notOffered')} text={t('notOfferedHelp')} />
    </div>
  )
}

/** The same over content that is there from before. */
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
