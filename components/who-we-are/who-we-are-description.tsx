'use client'

import { useTranslations } from 'next-intl'
import { WebsiteTextEditor } from '@/components/records/form/website-text-editor'
import { call } from '@/lib/agency/call'
import { useCall } from '@/lib/agency/use-call'
import { whoWeAreFields } from './fields'

export function WhoWeAreDescription() {
  const t = useTranslations('who-we-are')
  return (
    <WebsiteTextEditor
      update="whoWeAre.update"
      response={useCall('whoWeAre.get', {})}
      read={() => call('whoWeAre.get', {})}
      toFormValues={({ whoWeAre }) => whoWeAre}
      subject={t('thisText')}
      title={t('title')}
      fields={whoWeAreFields}
      help={t('textHelp')}
    />
  )
}
