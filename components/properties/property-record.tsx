'use client'

import { LockClosedIcon } from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import { type ReactNode, useEffect } from 'react'
import { notifyError } from '@/components/resource/notifier'
import { Lookup } from '@/components/listing/lookup'
import { UploadDesk } from '@/components/listing/uploads/upload-desk'
import { LinkButton } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Skeleton } from '@/components/ui/skeleton'
import { missingTexts } from './property-form-values'
import { PropertyHead } from './property-head'
import { PropertyTabs } from './property-tabs'
import { useProperty } from './use-property'
import { WantedField } from './wanted-field'

/** What stays while one goes through the tabs of a property: who it is, and the way to its parts. */
export function PropertyRecord({ id, children }: { id: number; children: ReactNode }) {
  const t = useTranslations('properties.form')
  const answer = useProperty(id)
  const closed = answer.error?.code === 'DEMO' || answer.data?.block.disabled === 1
  if (closed) return <Closed />
  return (
    <WantedField>
      <Lookup answer={answer} what={t('thisProperty')} waiting={<Waiting />}>
        {({ block }) => (
          <UploadDesk key={id} within={`/properties/edit/${id}/`}>
            <PropertyHead property={block} />
            <PropertyTabs id={id} missing={missingTexts(block.i18n)} />
            {children}
          </UploadDesk>
        )}
      </Lookup>
    </WantedField>
  )
}

/** A record of the demonstration: told as everywhere, and with a way back (properties §6). */
function Closed() {
  const t = useTranslations()
  useEffect(() => {
    notifyError({ code: 'DEMO', params: {} })
  }, [])
  return (
    <EmptyState
      icon={<LockClosedIcon />}
      title={t('properties.form.demoTitle')}
      text={t('errors.DEMO')}
      action={
        <LinkButton href="/properties/listings" variant="primary">
          {t('properties.form.back')}
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
