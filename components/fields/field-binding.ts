import {
  type Control,
  type FieldPath,
  type FieldPathByValue,
  type FieldPathValue,
  type FieldValues,
  useController,
} from 'react-hook-form'

/** Control and path of a field. `V` is the type of the form's values, `T` that of the validated values. */
export type FieldBinding<V extends FieldValues, T, Value> = {
  control: Control<V, unknown, T>
  name: FieldPathByValue<V, Value>
}

/** Like FieldBinding, for fields with a fixed set of values. The type at path `name` must include all of them. */
export type ChoiceBinding<V extends FieldValues, T, Value> = {
  control: Control<V, unknown, T>
  name: { [Path in FieldPath<V>]: [Value] extends [FieldPathValue<V, Path>] ? Path : never }[FieldPath<V>]
}

export type FieldProps = {
  label: string
  help?: string
  required?: boolean
  disabled?: boolean
  className?: string
}

export function useFieldBinding<V extends FieldValues, T, Value>({
  control,
  name,
  deps,
}: (FieldBinding<V, T, Value> | ChoiceBinding<V, T, Value>) & {
  deps?: FieldPath<V>
}) {
  const { field, fieldState } = useController<V, FieldPath<V>, T>({ control, name, rules: { deps } })
  return {
    name: field.name,
    // The path determines the value's type, which react-hook-form's types can't express for a generic form.
    value: field.value as Value,
    change: (value: Value) => field.onChange(value),
    onBlur: field.onBlur,
    ref: field.ref,
    error: fieldState.error?.message ?? (fieldState.error === undefined ? undefined : 'invalid'),
  }
}
