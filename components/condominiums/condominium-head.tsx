'use client'

import { useTranslations } from 'next-intl'
import type { CondominiumGeneral } from '#contract/condominium.ts'
import { RecordMenu } from '@/components/listing/card/record-menu'
import { missingTexts } from '@/components/listing/record/missing-texts'
import { RecordHead } from '@/components/listing/record/record-head'
import { LifecycleItems } from './lifecycle-items'
import { useCondominiumName } from './use-condominium'
import { useCondominiumLifecycle } from './use-condominium-lifecycle'

/** Which development it is: cover, title, how many properties, the states it is in, and its end. */
export function CondominiumHead({ condominium }: { condominium: CondominiumGeneral }) {
  const own = useTranslations('condominiums.card')
  const t = useTranslations('listing.card')
  const shared = useTranslations('listing.form')
  const { id, cover, properties, archived, highlighted, i18n } = condominium
  const title = useCondominiumName(id)
  const { onArchive, onDelete, dialogs } = useCondominiumLifecycle({ afterDelete: '/condominiums/listings' })
  const living = { ...condominium, title }
  return (
    <RecordHead
      list={archived === 1 ? '/condominiums/archived' : '/condominiums/listings'}
      cover={{ location: 'condominiums', ownerId: id, item: cover }}
      over={own('properties', { count: properties.total })}
      title={title}
      states={[
        { label: shared('draft'), tone: 'warn', on: missingTexts(i18n).length > 0 },
        { label: shared('archived'), tone: 'danger', on: archived === 1 },
        { label: shared('highlighted'), tone: 'brand', on: highlighted === 1 },
      ]}
      actions={
        <>
          <RecordMenu label={t('actions', { reference: title })}>
            <LifecycleItems
              archived={archived}
              onArchive={() => onArchive(living)}
              onDelete={() => onDelete(living)}
            />
          </RecordMenu>
          {dialogs}
        </>
      }
    />
  )
}
