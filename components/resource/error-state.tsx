import { ArrowPathIcon, CloudIcon, ExclamationTriangleIcon, NoSymbolIcon } from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import type { AgencyError } from '#contract/errors.ts'
import { Banner } from '@/components/ui/banner'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { isMaybeUnsupported } from './unsupported-call'

type Props = {
  error: AgencyError
  onRetry: () => void
  isRetrying?: boolean
}

/** Shows an error in place of the missing content, with Retry unless that is pointless. */
export function ErrorState({ error, onRetry, isRetrying }: Props) {
  const t = useTranslations('resource')
  const isUnreachable = error.code === 'SERVER_TIMEOUT_CONNECTION_ERROR'
  const maybeUnsupported = isMaybeUnsupported(error)
  if (maybeUnsupported || error.code === 'NOT_FOUND') {
    const title = maybeUnsupported ? 'notOffered' : 'notFound'
    return (
      <div role="status">
        <EmptyState icon={<NoSymbolIcon />} title={t(title)} text={t(`${title}Help`)} />
      </div>
    )
  }
  return (
    <div role="alert">
      <EmptyState
        tone="danger"
        icon={isUnreachable ? <CloudIcon /> : <ExclamationTriangleIcon />}
        title={t('loadFailed')}
        text={<ErrorReason error={error} />}
        action={<RetryButton onRetry={onRetry} isRetrying={isRetrying} />}
      />
    </div>
  )
}

export function StaleBanner({ error, onRetry, isRetrying }: Props) {
  const t = useTranslations('resource')
  return (
    <Banner
      tone="warn"
      role="status"
      title={t('stale')}
      action={<RetryButton onRetry={onRetry} isRetrying={isRetrying} />}
      className="mb-4"
    >
      <ErrorReason error={error} />
    </Banner>
  )
}

function ErrorReason({ error }: { error: AgencyError }) {
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

function RetryButton({ onRetry, isRetrying }: Pick<Props, 'onRetry' | 'isRetrying'>) {
  const t = useTranslations('common')
  return (
    <Button icon={<ArrowPathIcon aria-hidden />} loading={isRetrying} onClick={onRetry}>
      {t('retry')}
    </Button>
  )
}
