import { useTranslations } from 'next-intl'
import type { FieldValues } from 'react-hook-form'
import { ChipsField } from '@/components/fields/chips-field'
import type { ChoiceBinding, FieldProps } from '@/components/fields/field-binding'
import { DataBoundary } from '@/components/records/data-boundary'
import { ChipsSkeleton } from './chips-skeleton'
import { useKeyItemOption, useKeyItems } from './use-key-items'

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
