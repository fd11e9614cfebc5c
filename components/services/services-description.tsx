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
import { servicesDescriptionFields } from './fields'

export function ServicesDescription() {
  const t = useTranslations('services')
  return (
    <DataBoundary
      response={useCall('services.description', {})}
      subject={t('thisText')}
      fallback={<Skeleton className="h-110" />}
    >
      {(response) => <Form response={response} />}
    </DataBoundary>
  )
}

function Form({ response }: { response: CallResponse<'services.description'> }) {
  const t = useTranslations('services')
  const { revalidate } = useMutateCalls()
  const form = useRecordForm('services.saveDescription', {
    response,
    read: () => call('services.description', {}),
    toFormValues: ({ service_description }) => ({ description: service_description }),
    onSaved: async () => {
      notify({ message: 'common.SAVED_SUCCESSFULLY' })
      await revalidate('services.description')
    },
  })
  return (
    <WebsiteTextForm
      form={form}
      title={t('descriptionTitle')}
      fields={servicesDescriptionFields}
      help={t('descriptionHelp')}
    />
  )
}
