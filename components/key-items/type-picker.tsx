'use client'

import { useTranslations } from 'next-intl'
import type { FieldValues } from 'react-hook-form'
import type { Framed, Holding } from '@/components/fields/bound'
import { ChipsField } from '@/components/fields/chips-field'
import { PickOneField } from '@/components/fields/pick-one-field'
import { Lookup } from '@/components/listing/lookup'
import { Skeleton } from '@/components/ui/skeleton'
import { ChipsWaiting } from './chips-waiting'
import { useKeyName, useKeys } from './use-keys'

/** The one type of a record. */
export function TypePicker<V extends FieldValues, T>(props: Holding<V, T, number> & Framed) {
  const t = useTranslations('key-items')
  const nameOf = useKeyName()
  const answer = useKeys('types')
  return (
    <Lookup answer={answer} what={t('types')} waiting={<Skeleton className="mt-6.5 h-10" />}>
      {({ keys }) => (
        <PickOneField
          {...props}
          options={keys.map((key) => ({ value: key.id, label: nameOf(key) }))}
          none={t('chooseType')}
        />
      )}
    </Lookup>
  )
}

/** Further types under which the website finds a record, besides its main one. */
export function MoreTypesPicker<V extends FieldValues, T>({
  main,
  ...props
}: Holding<V, T, number[]> & Framed & { main: number | null }) {
  const t = useTranslations('key-items')
  const nameOf = useKeyName()
  const answer = useKeys('types')
  return (
    <Lookup answer={answer} what={t('types')} waiting={<ChipsWaiting count={6} />}>
      {({ keys }) =>
        keys.length > 0 && (
          <ChipsField
            {...props}
            options={keys
              .filter(({ id }) => id !== main)
              .map((key) => ({ value: key.id, label: nameOf(key) }))}
          />
        )
      }
    </Lookup>
  )
}
