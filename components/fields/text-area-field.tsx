import type { FieldValues } from 'react-hook-form'
import { type FieldBinding, type FieldProps, useFieldBinding } from './field-binding'
import { FieldFrame } from './field-frame'

export function TextAreaField<V extends FieldValues, T>({
  control,
  name,
  label,
  required,
  rows,
  lang,
}: FieldBinding<V, T, string | null | undefined> &
  Pick<FieldProps, 'label' | 'required'> & { rows: number; lang: string }) {
  const { value, change, error, ...field } = useFieldBinding({ control, name })
  return (
    <FieldFrame {...{ label, error, required }}>
      {(attributes) => (
        <textarea
          {...attributes}
          {...field}
          {...{ lang, rows }}
          value={value ?? ''}
          onChange={(event) => change(event.target.value)}
          className="entry field-sizing-content py-2"
          style={{ minHeight: `${rows * 1.5 + 1.125}rem` }}
        />
      )}
    </FieldFrame>
  )
}
