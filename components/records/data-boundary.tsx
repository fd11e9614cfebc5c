import { ArrowPathIcon } from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ErrorState, StaleBanner } from '@/components/resource/error-state'
import type { LoadState } from '@/components/resource/resource-list'
import { useUnsavedWork } from '@/components/resource/unsaved-work'
import { isMaybeUnsupported } from '@/components/resource/unsupported-call'
import { Banner } from '@/components/ui/banner'
import { Button } from '@/components/ui/button'
import { LinkButton } from '@/components/ui/link-button'

export function DataBoundary<Data>({
  response: { data, error, isValidating, mutate },
  subject,
  fallback,
  isEmpty,
  listHref,
  children,
}: {
  response: LoadState<Data>
  subject: string
  fallback: ReactNode
  /** Pass for lists: if reloading fails, a warning is shown above stale rows, or the error instead of an empty list. */
  isEmpty?: (data: Data) => boolean
  /** Path of the record's list, linked if the record was deleted. */
  listHref?: string
  children: (data: Data) => ReactNode
}) {
  const t = useTranslations()
  // Hides stale data of a deleted record, unless the user has unsaved input.
  const hasInput = useUnsavedWork().hasUnsaved
  const isDeleted = error?.code === 'NOT_FOUND'
  const retry = () => void mutate()
  if (data !== undefined && (!isDeleted || hasInput)) {
    if (isEmpty === undefined || error === undefined) return children(data)
    const errorProps = { error, onRetry: retry, isRetrying: isValidating }
    if (isEmpty(data)) return <ErrorState {...errorProps} />
    return (
      <>
        <StaleBanner {...errorProps} />
        {children(data)}
      </>
    )
  }
  if (error === undefined) return fallback
  const maybeUnsupported = isMaybeUnsupported(error)
  const canRetry = !isDeleted && !maybeUnsupported
  return (
    <Banner
      tone={canRetry ? 'warn' : 'info'}
      role="status"
      title={t('listing.lookupFailed', { what: subject })}
      action={
        canRetry ? (
          <Button size="sm" icon={<ArrowPathIcon />} loading={isValidating} onClick={retry}>
            {t('common.retry')}
          </Button>
        ) : (
          isDeleted &&
          listHref !== undefined && (
            <LinkButton size="sm" href={listHref}>
              {t('resource.backToList')}
            </LinkButton>
          )
        )
      }
    >
      {canRetry
        ? t(`errors.${error.code}`)
        : t(isDeleted ? 'resource.notFoundHelp' : 'resource.notOfferedHelp')}
    </Banner>
  )
}
