import { ArrowPathIcon, CloudIcon, ExclamationTriangleIcon, NoSymbolIcon } from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import type { AgencyError } from '#contract/errors.ts'
import { Banner } from '@/components/ui/banner'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { isMaybeUnsupported } from './unsupported-call'

type Props = {
  error: AgencyError
  retry: () => void
  retrying?: boolean
}

/** Shows an error in place of the missing content, with Retry unless that is pointless. */
export function ErrorState({ error, retry, retrying }: Props) {
  const t = useTranslations('resource')
  const isUnreachable = error.code === 'SERVER_TIMEOUT_CONNECTION_ERROR'
  const isUnsupported = isMaybeUnsupported(error)
  if (isUnsupported || error.code === 'NOT_FOUND') {
    const title = isUnsupported ? 'notOffered' : 'notFound'
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
        action={<RetryButton {...{ retry, retrying }} />}
      />
    </div>
  )
}

export function StaleBanner({ error, retry, retrying }: Props) {
  const t = useTranslations('resource')
  return (
    <Banner
      tone="warn"
      role="status"
      title={t('stale')}
      action={<RetryButton {...{ retry, retrying }} />}
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

function RetryButton({ retry, retrying }: Pick<Props, 'retry' | 'retrying'>) {
  const t = useTranslations('common')
  return (
    <Button icon={<ArrowPathIcon aria-hidden />} loading={retrying} onClick={retry}>
      {t('retry')}
    </Button>
  )
}
