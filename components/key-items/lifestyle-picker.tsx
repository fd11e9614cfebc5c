'use client'

import { useTranslations } from 'next-intl'
import type { FieldValues } from 'react-hook-form'
import type { Framed, Holding } from '@/components/fields/bound'
import { ChipsField } from '@/components/fields/chips-field'
import { Lookup } from '@/components/records/lookup'
import { ChipsWaiting } from './chips-waiting'
import { useKeyItemLang, useKeyItemName, useKeyItems } from './use-key-items'

export function LifestylePicker<V extends FieldValues, T>(props: Holding<V, T, number[]> & Framed) {
  const t = useTranslations('key-items')
  const nameOf = useKeyItemName()
  const langOf = useKeyItemLang()
  const response = useKeyItems('lifestyles')
  return (
    <Lookup response={response} what={t('lifestyles')} waiting={<ChipsWaiting count={6} />}>
      {({ keys }) =>
        keys.length > 0 && (
          <ChipsField
            {...props}
            options={keys.map((key) => ({ value: key.id, label: nameOf(key), lang: langOf(key) }))}
          />
        )
      }
    </Lookup>
  )
}
