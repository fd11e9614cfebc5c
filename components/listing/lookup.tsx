'use client'

import { ArrowPathIcon } from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import { type ReactNode, useSyncExternalStore } from 'react'
import type { AgencyError } from '#contract/errors.ts'
import { lacksCall } from '@/components/resource/lacks-call'
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

/** What a section offers to choose from: waiting, failed with a retry while the rest of the form lives on, or there. */
export function Lookup<Data>({
  answer: { data, error, isValidating, mutate },
  what,
  waiting,
  children,
}: {
  answer: LookupAnswer<Data>
  /** What is looked up, as a person says it: `agents`. */
  what: string
  waiting: ReactNode
  children: (data: Data) => ReactNode
}) {
  const t = useTranslations()
  // A record that was deleted is not shown from before, unless somebody is typing into it.
  const typing = useSyncExternalStore(unsavedWork.subscribe, unsavedWork.exists, unsavedWork.existsOnServer)
  const isDeleted = error?.code === 'NOT_FOUND' && !typing
  if (data !== undefined && !isDeleted) return children(data)
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
        <Button size="sm" icon={<ArrowPathIcon />} loading={isValidating} onClick={() => void mutate()}>
          {t('common.retry')}
        </Button>
      }
    >
      {t(`errors.${error.code}`)}
    </Banner>
  )
}
