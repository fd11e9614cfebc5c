import type { ComponentProps, ReactNode } from 'react'
import { classes } from './classes'

export const checkboxClasses =
  'relative size-5 shrink-0 cursor-pointer appearance-none rounded-sm border border-line-strong bg-surface transition-colors duration-fast checked:border-brand-fill checked:bg-brand-fill checked:after:absolute checked:after:top-[3px] checked:after:left-[6px] checked:after:h-[9px] checked:after:w-[6px] checked:after:rotate-45 checked:after:border-r-2 checked:after:border-b-2 checked:after:border-on-brand indeterminate:border-brand-fill indeterminate:bg-brand-fill indeterminate:after:absolute indeterminate:after:top-[8px] indeterminate:after:left-[4px] indeterminate:after:h-[2px] indeterminate:after:w-[10px] indeterminate:after:bg-on-brand disabled:cursor-not-allowed'

/** Checkbox with a label; `hideLabel` hides it visually. The target is 24 px, 44 px on touch screens. */
export function Checkbox({
  label,
  hideLabel = false,
  indeterminate = false,
  className,
  disabled,
  ...inputProps
}: Omit<ComponentProps<'input'>, 'type' | 'ref'> & {
  label: ReactNode
  hideLabel?: boolean
  indeterminate?: boolean
}) {
  const hiddenLabel = hideLabel && typeof label === 'string' ? label : undefined
  return (
    <label
      aria-label={hiddenLabel}
      className={classes(
        'inline-flex min-h-6 items-center align-middle gap-2.5 pointer-coarse:min-h-11',
        hideLabel && 'min-w-6 justify-center pointer-coarse:min-w-11 print:hidden',
        disabled && 'opacity-60',
        className,
      )}
    >
      <input
        {...inputProps}
        ref={(element) => {
          if (element !== null) element.indeterminate = indeterminate
        }}
        type="checkbox"
        autoComplete="off"
        disabled={disabled}
        aria-label={hiddenLabel ?? inputProps['aria-label']}
        className={checkboxClasses}
      />
      {!hideLabel && <span className="text-sm leading-5 font-medium">{label}</span>}
    </label>
  )
}
