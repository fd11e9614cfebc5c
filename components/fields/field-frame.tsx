import { type ReactNode, useId } from 'react'
import { classes } from '@/components/ui/classes'
import { FieldMessages, type NumberExample, describedBy, RequiredMark } from './field-messages'

export type FieldAttributes = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': boolean | undefined
  'aria-required': boolean | undefined
}

type FrameProps = {
  label: ReactNode
  help?: ReactNode
  error?: string
  required?: boolean
  aside?: ReactNode
  className?: string
}

export function FieldFrame({
  label,
  help,
  error,
  required = false,
  aside,
  className,
  example,
  children,
}: FrameProps & { example?: NumberExample; children: (attributes: FieldAttributes) => ReactNode }) {
  const id = useId()
  return (
    <div className={classes('min-w-0', className)}>
      <div className="mb-1.5 flex min-h-5 items-end justify-between gap-3">
        <label htmlFor={id} className="text-sm font-medium">
          {label}
          {required && <RequiredMark />}
        </label>
        {aside}
      </div>
      {children({
        id,
        'aria-describedby': describedBy(id, error, help),
        'aria-invalid': error !== undefined || undefined,
        'aria-required': required || undefined,
      })}
      <FieldMessages id={id} help={help} error={error} example={example} />
    </div>
  )
}

export function FieldsetFrame({
  label,
  help,
  error,
  required = false,
  aside,
  className,
  children,
}: FrameProps & { children: ReactNode }) {
  const id = useId()
  return (
    <fieldset aria-describedby={describedBy(id, error, help)} className={classes('min-w-0', className)}>
      <legend className="mb-1.5 flex w-full flex-wrap items-end justify-between gap-x-3 gap-y-1 text-sm font-medium">
        <span>
          {label}
          {required && <RequiredMark />}
        </span>
        {aside}
      </legend>
      {children}
      <FieldMessages id={id} help={help} error={error} />
    </fieldset>
  )
}
