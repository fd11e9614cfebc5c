'use client'

import { useTranslations } from 'next-intl'
import { WebsiteTextForm } from '@/components/records/form/website-text-form'
import { DataBoundary } from '@/components/records/data-boundary'
import { notify } from '@/components/resource/notifier'
import { useRecordForm } from '@/components/resource/use-record-form'
import { Skeleton } from '@/components/ui/skeleton'
import { call } from '@/lib/agency/call'
import type { CallResponse } from '@/lib/agency/types'
import { useCall } from '@/lib/agency/use-call'
import { useMutateCalls } from '@/lib/agency/use-mutate-calls'
import { whoWeAreFields } from './fields'

export function WhoWeAreDescription() {
  const t = useTranslations('who-we-are')
  return (
    <DataBoundary
      response={useCall('whoWeAre.get', {})}
      subject={t('thisText')}
      fallback={<Skeleton className="h-110" />}
    >
      {(response) => <Form response={response} />}
    </DataBoundary>
  )
}

function Form({ response }: { response: CallResponse<'whoWeAre.get'> }) {
  const t = useTranslations('who-we-are')
  const { revalidate } = useMutateCalls()
  const form = useRecordForm('whoWeAre.update', {
    response,
    read: () => call('whoWeAre.get', {}),
    toFormValues: ({ whoWeAre }) => whoWeAre,
    onSaved: async () => {
      notify({ message: 'common.SAVED_SUCCESSFULLY' })
      // The API sanitizes the HTML; show the stored result.
      await revalidate('whoWeAre')
    },
  })
  return <WebsiteTextForm form={form} title={t('title')} fields={whoWeAreFields} help={t('textHelp')} />
}
