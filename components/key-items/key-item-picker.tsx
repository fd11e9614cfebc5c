import { PlusIcon } from '@heroicons/react/24/outline'
import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { ChipsField } from '@/components/fields/chips-field'
import {
  type ChoiceBinding,
  type FieldBinding,
  type FieldProps,
  useFieldBinding,
} from '@/components/fields/field-binding'
import { FieldsetFrame } from '@/components/fields/field-frame'
import { SelectField } from '@/components/fields/select-field'
import { DataBoundary } from '@/components/records/data-boundary'
import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import { useKeyItemLang, useKeyItemName, useKeyItemOption, useKeyItems } from './use-key-items'

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

/** Selects one listing type (resale, new build and the like) or none. */
export function ListingTypePicker<V extends FieldValues, T>({
  control,
  name,
  label,
  help,
  disabled,
}: FieldBinding<V, T, number | null | undefined> & FieldProps) {
  const t = useTranslations('key-items')
  const { value, change, error, ref, onBlur, name: groupName } = useFieldBinding({ control, name })
  const nameOf = useKeyItemName()
  const langOf = useKeyItemLang()
  const response = useKeyItems('listings')
  return (
    <FieldsetFrame {...{ label, help, error }}>
      <DataBoundary response={response} subject={t('listings')} fallback={<ChipsSkeleton count={4} />}>
        {({ keys }) => (
          <div className="grid gap-x-6 gap-y-1 sm:grid-cols-2">
            {[null, ...keys].map((key) => (
              <label
                key={key?.id ?? 0}
                className="flex min-h-9 cursor-pointer items-center gap-2.5 text-base pointer-coarse:min-h-11"
              >
                <input
                  ref={key === null ? ref : undefined}
                  type="radio"
                  name={groupName}
                  checked={(value ?? null) === (key?.id ?? null)}
                  disabled={disabled}
                  onBlur={onBlur}
                  onChange={() => change(key?.id ?? null)}
                  className="size-4.5 accent-brand-fill"
                />
                {key === null ? t('noListing') : <span lang={langOf(key)}>{nameOf(key)}</span>}
              </label>
            ))}
          </div>
        )}
      </DataBoundary>
    </FieldsetFrame>
  )
}

export function KeyItemsPicker<V extends FieldValues, T>({
  kind,
  excludedId = null,
  ...props
}: ChoiceBinding<V, T, number[]> &
  FieldProps & { kind: 'types' | 'lifestyles'; excludedId?: number | null }) {
  const t = useTranslations('key-items')
  const optionOf = useKeyItemOption()
  const response = useKeyItems(kind)
  return (
    <DataBoundary response={response} subject={t(kind)} fallback={<ChipsSkeleton count={6} />}>
      {({ keys }) =>
        keys.length > 0 && (
          <ChipsField {...props} options={keys.filter(({ id }) => id !== excludedId).map(optionOf)} />
        )
      }
    </DataBoundary>
  )
}

export function ChipsSkeleton({ count }: { count: number }) {
  return (
    <div className="flex flex-wrap gap-2">
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} className="h-8 w-26 rounded-full" />
      ))}
    </div>
  )
}
