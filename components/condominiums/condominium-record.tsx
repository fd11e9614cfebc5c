'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { DraftLock } from '@/components/listing/record/draft-lock'
import { missingTexts } from '@/components/listing/record/missing-texts'
import { RecordFrame } from '@/components/listing/record/record-frame'
import { CondominiumHead } from './condominium-head'
import { CondominiumTabs } from './condominium-tabs'
import { useCondominium } from './use-condominium'

/** What stays while one goes through the tabs of a development: which it is, and the way to its parts. */
export function CondominiumRecord({ id, children }: { id: number; children: ReactNode }) {
  const t = useTranslations('condominiums.form')
  return (
    <RecordFrame
      answer={useCondominium(id)}
      what={t('thisDevelopment')}
      title={t('editTitle')}
      closedTitle={t('demoTitle')}
      list="/condominiums/listings"
      within={`/condominiums/edit/${id}/`}
    >
      {(condominium) => (
        <>
          <CondominiumHead condominium={condominium} />
          <CondominiumTabs id={id} missing={missingTexts(condominium.i18n)} />
          <DraftLock within={`/condominiums/edit/${id}/`} missing={missingTexts(condominium.i18n)}>
            {children}
          </DraftLock>
        </>
      )}
    </RecordFrame>
  )
}
