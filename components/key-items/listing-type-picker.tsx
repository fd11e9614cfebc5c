import { useTranslations } from 'next-intl'
import type { FieldValues } from 'react-hook-form'
import { type FieldBinding, type FieldProps, useFieldBinding } from '@/components/fields/field-binding'
import { FieldsetFrame } from '@/components/fields/field-frame'
import { DataBoundary } from '@/components/records/data-boundary'
import { ChipsSkeleton } from './chips-skeleton'
import { useKeyItemLang, useKeyItemName, useKeyItems } from './use-key-items'

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
