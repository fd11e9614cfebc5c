'use client'

import { ArrowPathIcon } from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import { type ReactNode, useSyncExternalStore } from 'react'
import { lacksCall } from '@/components/resource/lacks-call'
import { LoadFailed, StaleBanner } from '@/components/resource/load-failed'
import { unsavedWork } from '@/components/resource/unsaved-work'
import { Banner } from '@/components/ui/banner'
import { Button } from '@/components/ui/button'
import type { Loaded } from '@/components/resource/resource-list'

export function Lookup<Data>({
  response: { data, error, isValidating, mutate },
  what,
  waiting,
  isEmpty,
  children,
}: {
  response: Loaded<Data>
  what: string
  waiting: ReactNode
  /** For lists: stale data gets a warning and isn't shown as empty. */
  isEmpty?: (data: Data) => boolean
  children: (data: Data) => ReactNode
}) {
  const t = useTranslations()
  // Hides stale data of a deleted record, unless the user has unsaved input in it.
  const typing = useSyncExternalStore(unsavedWork.subscribe, unsavedWork.exists, unsavedWork.existsOnServer)
  const isDeleted = error?.code === 'NOT_FOUND' && !typing
  const retry = () => void mutate()
  if (data !== undefined && !isDeleted) {
    if (isEmpty === undefined || error === undefined) return children(data)
    const failed = { error, retry, retrying: isValidating }
    if (isEmpty(data)) return <LoadFailed {...failed} />
    return (
      <>
        <StaleBanner {...failed} />
        {children(data)}
      </>
    )
  }
  if (error === undefined) return waiting
  if (lacksCall(error))
    return (
      <Banner tone="info" role="status" title={t('listing.lookupFailed', { what })}>
        {t('resource.notOfferedHelp')}
      </Banner>
    )
  return (
    <Banner
      tone="warn"
      role="status"
      title={t('listing.lookupFailed', { what })}
      action={
        <Button size="sm" icon={<ArrowPathIcon />} loading={isValidating} onClick={retry}>
          {t('common.retry')}
        </Button>
      }
    >
      {t(`errors.${error.code}`)}
    </Banner>
  )
}
