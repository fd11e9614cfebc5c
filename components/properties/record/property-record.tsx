'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { DraftLock } from '@/components/records/record/draft-lock'
import { missingTexts } from '@/components/records/record/missing-texts'
import { RecordFrame } from '@/components/records/record/record-frame'
import { PortalReturnCard } from '@/components/portals/portal-return-card'
import { useCall } from '@/lib/agency/use-call'
import { PropertyHeader } from './property-header'
import { PropertyTabs } from './property-tabs'

export function PropertyRecord({ id, children }: { id: number; children: ReactNode }) {
  const t = useTranslations('properties.form')
  return (
    <RecordFrame
      response={useCall('properties.general', { params: { id } })}
      subject={t('thisProperty')}
      title={t('editTitle')}
      demoTitle={t('demoTitle')}
      list="/properties/listings"
      path={`/properties/edit/${id}/`}
    >
      {(property) => (
        <>
          <PropertyHeader property={property} />
          <PropertyTabs id={id} missing={missingTexts(property.i18n)} />
          <PortalReturnCard />
          <DraftLock path={`/properties/edit/${id}/`} missing={missingTexts(property.i18n)}>
            {children}
          </DraftLock>
        </>
      )}
    </RecordFrame>
  )
}
