'use client'

import { ArrowPathIcon } from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import { type ReactNode, useSyncExternalStore } from 'react'
import type { AgencyError } from '#contract/errors.ts'
import { lacksCall } from '@/components/resource/lacks-call'
import { LoadFailed, StaleBanner } from '@/components/resource/load-failed'
import { unsavedWork } from '@/components/resource/unsaved-work'
import { Banner } from '@/components/ui/banner'
import { Button } from '@/components/ui/button'

/** As `useCall` gives it. */
export type LookupAnswer<Data> = {
  data: Data | undefined
  error: AgencyError | undefined
  isValidating: boolean
  mutate: () => Promise<unknown>
}

/** Renders data that a section needs: a skeleton, an error with Retry while the rest of the form stays usable, or the data. */
export function Lookup<Data>({
  answer: { data, error, isValidating, mutate },
  what,
  waiting,
  isEmpty,
  children,
}: {
  answer: LookupAnswer<Data>
  /** What is looked up, as a person says it: `agents`. */
  what: string
  waiting: ReactNode
  /** For lists: data older than a failed request gets a warning, and is not shown as empty. */
  isEmpty?: (data: Data) => boolean
  children: (data: Data) => ReactNode
}) {
  const t = useTranslations()
  // A record that was deleted is not shown from before, unless somebody is typing into it.
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
