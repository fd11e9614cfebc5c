'use client'

import { useTranslations } from 'next-intl'
import type { FieldValues } from 'react-hook-form'
import type { FieldProps, ChoiceBinding } from '@/components/fields/field-binding'
import { ChipsField } from '@/components/fields/chips-field'
import { DataBoundary } from '@/components/records/data-boundary'
import { ChipsSkeleton } from './chips-skeleton'
import { useKeyItemLang, useKeyItemName, useKeyItems } from './use-key-items'

export function LifestylePicker<V extends FieldValues, T>(props: ChoiceBinding<V, T, number[]> & FieldProps) {
  const t = useTranslations('key-items')
  const nameOf = useKeyItemName()
  const langOf = useKeyItemLang()
  const response = useKeyItems('lifestyles')
  return (
    <DataBoundary response={response} subject={t('lifestyles')} fallback={<ChipsSkeleton count={6} />}>
      {({ keys }) =>
        keys.length > 0 && (
          <ChipsField
            {...props}
            options={keys.map((key) => ({ value: key.id, label: nameOf(key), lang: langOf(key) }))}
          />
        )
      }
    </DataBoundary>
  )
}
