import type { FieldValues } from 'react-hook-form'
import type { FieldBinding, FieldProps } from './field-binding'
import { FieldFrame } from './field-frame'
import { NumberInput } from './number-input'
import { useNumberBinding } from './use-number-binding'

export function AmountField<V extends FieldValues, T>({
  control,
  name,
  disabled,
  unit,
  placeholder,
  isPrice,
  format,
  isWholeNumber,
  ...frame
}: FieldBinding<V, T, number | null | undefined> &
  FieldProps & {
    unit?: string
    isPrice?: boolean
    isWholeNumber?: boolean
    format?: (value: number) => string
    placeholder?: string
  }) {
  const { error, ...field } = useNumberBinding({ control, name })
  return (
    <FieldFrame
      {...frame}
      error={error}
      example={isPrice ? 'price' : isWholeNumber ? 'wholeNumber' : 'numeric'}
    >
      {(attributes) => (
        <NumberInput {...field} {...{ attributes, isPrice, format, disabled, unit, placeholder }} />
      )}
    </FieldFrame>
  )
}
