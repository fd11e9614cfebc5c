'use client'

import { useTranslations } from 'next-intl'
import type { CondominiumGeneral } from '#contract/condominium.ts'
import { missingTexts } from '@/components/records/record/missing-texts'
import { useTagState } from '@/components/records/record/use-tag-state'
import { RecordHead } from '@/components/records/record/record-head'
import { CondominiumHeadMenu } from './condominium-head-menu'
import { useCondominiumName } from './use-condominium'

export function CondominiumHead({ condominium }: { condominium: CondominiumGeneral }) {
  const t = useTranslations('condominiums.card')
  const shared = useTranslations('listing.form')
  const { id, cover, properties, archived, highlighted, i18n } = condominium
  const title = useCondominiumName(id)
  const { tagState } = useTagState('condominiums.tags', condominium.tag_id)
  return (
    <RecordHead
      list={archived === 1 ? '/condominiums/archived' : '/condominiums/listings'}
      cover={{ location: 'condominiums', ownerId: id, item: cover }}
      over={t('properties', { count: properties.total })}
      title={title}
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
