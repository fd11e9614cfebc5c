'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { DraftLock } from '@/components/records/record/draft-lock'
import { missingTexts } from '@/components/records/record/missing-texts'
import { RecordFrame } from '@/components/records/record/record-frame'
import { useCall } from '@/lib/agency/use-call'
import { DevelopmentHeader } from './development-header'
import { DevelopmentTabs } from './development-tabs'

export function DevelopmentRecord({ id, children }: { id: number; children: ReactNode }) {
  const t = useTranslations('condominiums.form')
  return (
    <RecordFrame
      response={useCall('condominiums.general', { params: { id } })}
      subject={t('thisDevelopment')}
      title={t('editTitle')}
      demoTitle={t('demoTitle')}
      list="/condominiums/listings"
      path={`/condominiums/edit/${id}/`}
    >
      {(development) => (
        <>
          <DevelopmentHeader development={development} />
          <DevelopmentTabs id={id} missing={missingTexts(development.i18n)} />
          <DraftLock path={`/condominiums/edit/${id}/`} missing={missingTexts(development.i18n)}>
            {children}
          </DraftLock>
        </>
      )}
    </RecordFrame>
  )
}
