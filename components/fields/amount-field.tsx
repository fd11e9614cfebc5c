import type { FieldValues } from 'react-hook-form'
import { formatNumberInput } from '@/lib/format/number-input'
import type { FieldBinding, FieldProps } from './field-binding'
import { FieldFrame } from './field-frame'
import { NumberInput } from './number-input'
import { useNumberBinding } from './use-number-binding'

/** An amount, in `unit` if given; null if empty. Accepts `1.250.000,50`, `1250000,5`, `1 250 000` and `1250000.50`. */
export function AmountField<V extends FieldValues, T>({
  control,
  name,
  disabled,
  unit,
  placeholder,
  format = formatNumberInput,
  ...frame
}: FieldBinding<V, T, number | null | undefined> &
  FieldProps & {
    unit?: string
    /** Gives a whole number as the example in the error `numeric`. */
    isInteger?: boolean
    format?: (value: number) => string
    placeholder?: string
  }) {
  const { error, ...field } = useNumberBinding({ control, name })
  return (
    <FieldFrame {...frame} error={error}>
      {(attributes) => <NumberInput {...field} {...{ attributes, format, disabled, unit, placeholder }} />}
    </FieldFrame>
  )
}
