import {
  type Control,
  type FieldPath,
  type FieldPathByValue,
  type FieldPathValue,
  type FieldValues,
  useController,
} from 'react-hook-form'

/** What every field takes to be part of a form; `name` leads to a value of the kind that the field edits. */
export type Bound<V extends FieldValues, T, Value> = {
  control: Control<V, unknown, T>
  name: FieldPathByValue<V, Value>
}

/** As Bound, for a field that offers certain values: `name` leads to anything that can hold all of them. */
export type Holding<V extends FieldValues, T, Value> = {
  control: Control<V, unknown, T>
  name: { [Path in FieldPath<V>]: [Value] extends [FieldPathValue<V, Path>] ? Path : never }[FieldPath<V>]
}

/** What every field shows around its box. */
export type Framed = {
  label: string
  /** A line below the box. */
  help?: string
  required?: boolean
  disabled?: boolean
  className?: string
}

/** The field's value and what changes it. The error is a rule word (see validationText). */
export function useBound<V extends FieldValues, T, Value>({
  control,
  name,
  deps,
}: (Bound<V, T, Value> | Holding<V, T, Value>) & {
  /** A field that is checked again whenever this one changes. */
  deps?: FieldPath<V>
}) {
  const { field, fieldState } = useController<V, FieldPath<V>, T>({ control, name, rules: { deps } })
  return {
    name: field.name,
    // The path is typed by its value, which the library's own types cannot carry through a generic form.
    value: field.value as Value,
    change: (value: Value) => field.onChange(value),
    onBlur: field.onBlur,
    ref: field.ref,
    error: fieldState.error?.message ?? (fieldState.error === undefined ? undefined : 'invalid'),
  }
}
