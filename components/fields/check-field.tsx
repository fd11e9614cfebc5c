import { useId } from 'react'
import type { FieldValues } from 'react-hook-form'
import { checkboxClasses } from '@/components/ui/checkbox'
import { classes } from '@/components/ui/classes'
import { FieldMessages, describedBy } from './field-messages'
import { type FieldBinding, type FieldProps, useFieldBinding } from './field-binding'

type Flag = 0 | 1 | null | undefined

type CheckProps<V extends FieldValues, T> = FieldBinding<V, T, Flag> & Omit<FieldProps, 'required'>

const variantClasses = {
  checkbox: checkboxClasses,
  switch:
    'h-6 w-10 rounded-full border border-line-strong bg-wash after:absolute after:top-[3px] after:left-[3px] after:size-4 after:rounded-full after:bg-ink-soft after:transition-transform after:duration-fast checked:border-brand-fill checked:bg-brand-fill checked:after:translate-x-4 checked:after:bg-on-brand',
}

function Check<V extends FieldValues, T>({
  control,
  name,
  label,
  help,
  disabled,
  className,
  variant,
}: CheckProps<V, T> & { variant: keyof typeof variantClasses }) {
  const id = useId()
  const { value, change, error, ...field } = useFieldBinding({ control, name })
  return (
    <div className={classes('min-w-0', className)}>
      <label
        className={classes(
          'flex min-h-6 w-fit items-start gap-2.5 pointer-coarse:min-h-11',
          disabled && 'opacity-60',
        )}
      >
        <input
          {...field}
          type="checkbox"
          role={variant === 'switch' ? 'switch' : undefined}
          checked={value === 1}
          disabled={disabled}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={describedBy(id, error, help)}
          onChange={(event) => change(event.target.checked ? 1 : 0)}
          className={classes(
            'relative shrink-0 cursor-pointer appearance-none transition-colors duration-fast',
            variantClasses[variant],
          )}
        />
        <span className={classes('text-sm font-medium', variant === 'switch' ? 'leading-6' : 'leading-5')}>
          {label}
        </span>
      </label>
      <FieldMessages id={id} help={help} error={error} />
    </div>
  )
}

export function CheckboxField<V extends FieldValues, T>(props: CheckProps<V, T>) {
  return <Check {...props} variant="checkbox" />
}

export function SwitchField<V extends FieldValues, T>(props: CheckProps<V, T>) {
  return <Check {...props} variant="switch" />
}
