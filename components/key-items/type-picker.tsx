import { PlusIcon } from '@heroicons/react/24/outline'
import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { type FieldProps, type ChoiceBinding, useFieldBinding } from '@/components/fields/field-binding'
import { SelectField } from '@/components/fields/select-field'
import { DataBoundary } from '@/components/records/data-boundary'
import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import { useKeyItemOption, useKeyItems } from './use-key-items'

const NewKeyItemDialog = dynamic(
  () => import('./new-key-item-dialog').then((module) => module.NewKeyItemDialog),
  { ssr: false },
)

/** Selects a record's main type; new types can be added in place. */
export function TypePicker<V extends FieldValues, T>(props: ChoiceBinding<V, T, number> & FieldProps) {
  const t = useTranslations('key-items')
  const optionOf = useKeyItemOption()
  const response = useKeyItems('types')
  const { change } = useFieldBinding<V, T, number>(props)
  const [isAdding, setAdding] = useState(false)
  return (
    <div className={props.className}>
      <DataBoundary response={response} subject={t('types')} fallback={<Skeleton className="mt-6.5 h-10" />}>
        {({ keys }) => (
          <>
            <SelectField
              {...props}
              className={undefined}
              help={keys.length === 0 ? t('noTypes') : props.help}
              options={keys.map(optionOf)}
              none={t('chooseType')}
            />
            <Button
              size="sm"
              variant="quiet"
              icon={<PlusIcon />}
              className="mt-1 -ml-3"
              disabled={props.disabled}
              onClick={() => setAdding(true)}
            >
              {t('newType')}
            </Button>
          </>
        )}
      </DataBoundary>
      {isAdding && <NewKeyItemDialog kind="types" onAdded={change} onClose={() => setAdding(false)} />}
    </div>
  )
}
