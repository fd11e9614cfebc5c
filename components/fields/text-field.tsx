import type { ComponentProps, ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { classes } from '@/components/ui/classes'
import { useTextBeforeHydration } from '@/components/ui/before-hydration'
import { type FieldBinding, type FieldProps, useFieldBinding } from './field-binding'
import { CharacterCounter } from './character-counter'
import { FieldFrame } from './field-frame'

type InputProps = Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'placeholder' | 'inputMode'>

export type TextFieldProps<V extends FieldValues, T> = FieldBinding<V, T, string | null | undefined> &
  FieldProps &
  InputProps & {
    end?: ReactNode
    /** The contract's maximum length. Longer text can be typed; a counter appears near the maximum. */
    max?: number
    lang?: string
    /** Converts the text to upper case, for references. */
    uppercase?: boolean
    /** Validation rule whose message is shown for an empty input, instead of `required`. */
    requiredRule?: string
    /** Empty input becomes null, for nullable texts of the contract. */
    emptyAsNull?: boolean
  }

export function TextField<V extends FieldValues, T>({
  control,
  name,
  label,
  help,
  required,
  disabled,
  className,
  end,
  uppercase = false,
  emptyAsNull = false,
  requiredRule = 'required',
  max,
  type = 'text',
  ...inputProps
}: TextFieldProps<V, T>) {
  const { value, change, error, ref, ...field } = useFieldBinding({ control, name })
  const inputRef = useTextBeforeHydration(ref)
  const length = value?.length ?? 0
  return (
    <FieldFrame
      {...{ label, help, required, className }}
      error={error === 'required' ? requiredRule : error}
      aside={max !== undefined && length >= max * 0.9 && <CharacterCounter count={length} max={max} />}
    >
      {(attributes) => (
        <div className="relative">
          <input
            {...attributes}
            {...field}
            {...inputProps}
            ref={inputRef}
            type={type}
            disabled={disabled}
            value={value ?? ''}
            onChange={({ target }) => {
              const text = uppercase ? target.value.toUpperCase() : target.value
              change(emptyAsNull && text === '' ? null : text)
            }}
            className={classes('entry', end !== undefined && 'pr-12')}
          />
          {end !== undefined && <span className="absolute inset-y-0 right-1 flex items-center">{end}</span>}
        </div>
      )}
    </FieldFrame>
  )
}

export function EmailField<V extends FieldValues, T>(props: TextFieldProps<V, T>) {
  return <TextField type="email" inputMode="email" autoComplete="email" {...props} />
}
