import { MinusIcon, PlusIcon } from '@heroicons/react/20/solid'
import { useTranslations } from 'next-intl'
import type { KeyboardEvent, ReactNode } from 'react'
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
    <FieldFrame {...frame} error={error} example="whole">
      {(attributes) => (
        <div className="flex">
          <StepButton
            label={t('decrease', { label })}
            icon={<MinusIcon />}
            disabled={disabled || (currentNumber !== null && currentNumber <= 0)}
            onPress={() => step(-1)}
            className="rounded-l border-r-0"
          />
          <NumberInput
            {...field}
            {...{ attributes, disabled }}
            onKeyDown={handleKeyDown}
            className="rounded-none text-center print:rounded"
          />
          <StepButton
            label={t('increase', { label })}
            icon={<PlusIcon />}
            disabled={disabled || (currentNumber !== null && currentNumber >= max)}
            onPress={() => step(1)}
            className="rounded-r border-l-0"
          />
        </div>
      )}
    </FieldFrame>
  )
}

function StepButton({
  label,
  icon,
  disabled,
  onPress,
  className,
}: {
  label: string
  icon: ReactNode
  disabled?: boolean
  onPress: () => void
  className: string
}) {
  return (
    <button
      type="button"
      aria-label={label}
      disabled={disabled}
      onClick={onPress}
      className={`print:hidden inline-flex w-10 shrink-0 items-center justify-center border border-line-strong bg-surface text-ink-soft transition-colors duration-fast hover:not-disabled:bg-wash hover:not-disabled:text-ink focus-visible:z-10 disabled:opacity-50 pointer-coarse:w-11 [&_svg]:size-4.5 ${className}`}
    >
      {icon}
    </button>
  )
}
