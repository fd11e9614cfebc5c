'use client'

import type { ComponentProps, ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { classes } from '@/components/ui/classes'
import { useEarlyText } from '@/components/ui/waking'
import { type Bound, type Framed, useBound } from './bound'
import { Counter } from './counter'
import { Frame } from './frame'

type Box = Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'placeholder' | 'inputMode' | 'autoFocus'>

export type TextFieldProps<V extends FieldValues, T> = Bound<V, T, string | null | undefined> &
  Framed &
  Box & {
    /** Over the end of the box. */
    end?: ReactNode
    /** The most characters that the contract takes. More may be typed or pasted; a counter appears near the maximum. */
    max?: number
    /** The language of what is typed, for the spell checker and for those who listen. */
    lang?: string
    /** Writes in capitals (references). */
    upper?: boolean
    /** The rule word that is shown for an empty box in place of `required`. */
    requiredRule?: string
    /** An empty box is null, for what the contract takes as a text or nothing at all. */
    orNull?: boolean
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
  upper = false,
  orNull = false,
  requiredRule = 'required',
  max,
  type = 'text',
  ...box
}: TextFieldProps<V, T>) {
  const { value, change, error, ref, ...field } = useBound({ control, name })
  const early = useEarlyText(ref)
  const length = value?.length ?? 0
  return (
    <Frame
      {...{ label, help, required, className }}
      error={error === 'required' ? requiredRule : error}
      aside={max !== undefined && length >= max * 0.9 && <Counter count={length} max={max} />}
    >
      {(wiring) => (
        <div className="relative">
          <input
            {...wiring}
            {...field}
            {...box}
            ref={early}
            type={type}
            disabled={disabled}
            value={value ?? ''}
            onChange={({ target }) => {
              const typed = upper ? target.value.toUpperCase() : target.value
              change(orNull && typed === '' ? null : typed)
            }}
            className={classes('entry', end !== undefined && 'pr-12')}
          />
          {end !== undefined && <span className="absolute inset-y-0 right-1 flex items-center">{end}</span>}
        </div>
      )}
    </Frame>
  )
}

/** An e-mail address; the keyboard of a phone and the password manager know it. */
export function EmailField<V extends FieldValues, T>(props: TextFieldProps<V, T>) {
  return <TextField type="email" inputMode="email" autoComplete="email" {...props} />
}
