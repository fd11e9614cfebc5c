'use client'

import { LockClosedIcon } from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useSyncExternalStore } from 'react'
import { notifyError } from '@/components/resource/notifier'
import { PageMissing } from '@/components/resource/page-missing'
import { unsavedWork } from '@/components/resource/unsaved-work'
import { LinkButton } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Skeleton } from '@/components/ui/skeleton'
import { Lookup, type LookupAnswer } from '../lookup'
import { UploadDesk } from '../uploads/upload-desk'
import { WantedField } from './wanted-field'

/** What stays while one goes through the tabs of a record: its head, and uploads that go on meanwhile. */
export function RecordFrame<Block extends { id: number; disabled: 0 | 1 }>({
  answer,
  what,
  title,
  closedTitle,
  list,
  within,
  children,
}: {
  answer: LookupAnswer<{ block: Block }>
  /** What is looked up, as a person says it: `this property`. */
  what: string
  /** Of the page, while the record's own cannot be had. */
  title: string
  /** Of a record of the demonstration. */
  closedTitle: string
  /** The address of the list to go back to. */
  list: string
  /** Where the pages of this record begin. */
  within: string
  children: (record: Block) => ReactNode
}) {
  // What is typed outlives the record: its form stays, and saving offers to keep the text.
  const typing = useSyncExternalStore(unsavedWork.subscribe, unsavedWork.exists, unsavedWork.existsOnServer)
  if (answer.error?.code === 'NOT_FOUND' && !typing) return <PageMissing />
  const closed = answer.error?.code === 'DEMO' || answer.data?.block.disabled === 1
  if (closed) return <Closed title={closedTitle} list={list} />
  return (
    <WantedField>
      {answer.data === undefined && answer.error !== undefined && <h1 className="sr-only">{title}</h1>}
      <Lookup answer={answer} what={what} waiting={<Waiting />}>
        {({ block }) => (
          <UploadDesk key={block.id} within={within}>
            {children(block)}
          </UploadDesk>
        )}
      </Lookup>
    </WantedField>
  )
}

/** A record of the demonstration: told as everywhere, and with a way back. */
function Closed({ title, list }: { title: string; list: string }) {
  const t = useTranslations()
  useEffect(() => {
    notifyError({ code: 'DEMO', params: {} })
  }, [])
  return (
    <EmptyState
      icon={<LockClosedIcon />}
      title={title}
      text={t('errors.DEMO')}
      action={
        <LinkButton href={list} variant="primary">
          {t('listing.record.back')}
        </LinkButton>
      }
    />
  )
}

function Waiting() {
  return (
    <div className="space-y-6">
      <div className="flex gap-4">
        <Skeleton className="h-18 w-24" />
        <div className="flex-1 space-y-2.5">
          <Skeleton className="h-8 w-2/3 max-w-120" />
          <Skeleton className="h-5 w-40" />
        </div>
      </div>
      <Skeleton className="h-11" />
      <Skeleton className="h-100" />
    </div>
  )
}
