'use client'

import { useTranslations } from 'next-intl'
import type { FieldValues } from 'react-hook-form'
import type { Framed, Holding } from '@/components/fields/bound'
import { ChipsField } from '@/components/fields/chips-field'
import { Lookup } from '@/components/records/lookup'
import { ChipsWaiting } from './chips-waiting'
import { useKeyLang, useKeyName, useKeys } from './use-keys'

export function LifestylePicker<V extends FieldValues, T>(props: Holding<V, T, number[]> & Framed) {
  const t = useTranslations('key-items')
  const nameOf = useKeyName()
  const langOf = useKeyLang()
  const response = useKeys('lifestyles')
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
