'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { DraftLock } from '@/components/records/record/draft-lock'
import { missingTexts } from '@/components/records/record/missing-texts'
import { RecordFrame } from '@/components/records/record/record-frame'
import type { CondominiumGeneral } from '#contract/condominium.ts'
import { useTagState } from '@/components/records/record/use-tag-state'
import { RecordHead } from '@/components/records/record/record-head'
import { RecordMenu } from '@/components/portfolio/card/record-menu'
import { foreignLangOf } from '@/lib/format/in-language'
import { CondominiumTabs } from './condominium-tabs'
import { useCondominium, useCondominiumName } from './use-condominium'
import { LifecycleItems } from '../lifecycle-items'
import type { ActiveCondominium } from '../archive-dialog'
import { useCondominiumLifecycle } from '../use-condominium-lifecycle'

export function CondominiumRecord({ id, children }: { id: number; children: ReactNode }) {
  const t = useTranslations('condominiums.form')
  return (
    <RecordFrame
      response={useCondominium(id)}
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

function CondominiumHead({ condominium }: { condominium: CondominiumGeneral }) {
  const t = useTranslations('condominiums.card')
  const shared = useTranslations('listing.form')
  const { id, cover, properties, archived, highlighted, i18n } = condominium
  const title = useCondominiumName(id)
  const locale = useLocale()
  const { tagState } = useTagState('condominiums.tags', condominium.tag_id)
  return (
    <RecordHead
      list={archived === 1 ? '/condominiums/archived' : '/condominiums/listings'}
      cover={{ location: 'condominiums', ownerId: id, item: cover }}
      over={t('properties', { count: properties.total })}
      title={title}
      titleLang={foreignLangOf(i18n.title, locale)}
      states={[
        { label: shared('draft'), tone: 'warn', on: missingTexts(i18n).length > 0 },
        { label: shared('archived'), tone: 'danger', on: archived === 1 },
        ...tagState,
        { label: shared('highlighted'), tone: 'brand', on: highlighted === 1 },
      ]}
      actions={<CondominiumHeadMenu condominium={{ ...condominium, title }} />}
    />
  )
}

function CondominiumHeadMenu({ condominium }: { condominium: ActiveCondominium }) {
  const { onArchive, onDelete, dialogs } = useCondominiumLifecycle({ afterDelete: '/condominiums/listings' })
  return (
    <>
      <RecordMenu reference={condominium.title}>
        <LifecycleItems
          archived={condominium.archived}
          onArchive={() => onArchive(condominium)}
          onDelete={() => onDelete(condominium)}
        />
      </RecordMenu>
      {dialogs}
    </>
  )
}
