'use client'

import { useTranslations } from 'next-intl'
import { WebsiteTextEditor } from '@/components/records/form/website-text-editor'
import { call } from '@/lib/agency/call'
import { useCall } from '@/lib/agency/use-call'
import { servicesDescriptionFields } from './fields'

export function ServicesDescription() {
  const t = useTranslations('services')
  return (
    <WebsiteTextEditor
      update="services.saveDescription"
      response={useCall('services.description', {})}
      read={() => call('services.description', {})}
      toFormValues={({ service_description }) => ({ description: service_description })}
      subject={t('thisText')}
      title={t('descriptionTitle')}
      fields={servicesDescriptionFields}
      help={t('descriptionHelp')}
    />
  )
}
