import { MinusIcon, PlusIcon } from '@heroicons/react/20/solid'
import { useTranslations } from 'next-intl'
import type { ComponentProps, KeyboardEvent } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { FieldBinding, FieldProps } from './field-binding'
import { FieldFrame } from './field-frame'
import { NumberInput } from './number-input'
import { useNumberBinding } from './use-number-binding'

const max = 999

export function StepperField<V extends FieldValues, T>({
  control,
  name,
  disabled,
  ...frame
}: FieldBinding<V, T, number | null | undefined> & FieldProps) {
  const t = useTranslations('fields')
  const { error, ...field } = useNumberBinding({ control, name })
  const { label } = frame
  const currentNumber = Number.isFinite(field.value) ? (field.value ?? null) : null

  function step(by: 1 | -1) {
    const start = currentNumber ?? (by === 1 ? 0 : 1)
    field.onChange(Math.min(Math.max(start + by, 0), max))
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    if (!disabled) step(event.key === 'ArrowUp' ? 1 : -1)
  }

  return (
    <FieldFrame {...frame} error={error} example="wholeNumber">
      {(attributes) => (
        <div className="flex">
          <StepButton
            aria-label={t('decrease', { label })}
            disabled={disabled || (currentNumber !== null && currentNumber <= 0)}
            onClick={() => step(-1)}
            className="rounded-l border-r-0"
          >
            <MinusIcon />
          </StepButton>
          <NumberInput
            {...field}
            {...{ attributes, disabled }}
            onKeyDown={handleKeyDown}
            className="rounded-none text-center print:rounded"
          />
          <StepButton
            aria-label={t('increase', { label })}
            disabled={disabled || (currentNumber !== null && currentNumber >= max)}
            onClick={() => step(1)}
            className="rounded-r border-l-0"
          >
            <PlusIcon />
          </StepButton>
        </div>
      )}
    </FieldFrame>
  )
}

function StepButton({ className, ...buttonProps }: ComponentProps<'button'>) {
  return (
    <button
      {...buttonProps}
      type="button"
      className={`print:hidden inline-flex w-10 shrink-0 items-center justify-center border border-line-strong bg-surface text-ink-soft transition-colors duration-fast hover:not-disabled:bg-wash hover:not-disabled:text-ink focus-visible:z-10 disabled:opacity-50 pointer-coarse:w-11 [&_svg]:size-4.5 ${className}`}
    />
  )
}
