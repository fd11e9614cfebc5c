import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { buttonClasses, type ButtonStyle } from './button-styles'
import { Spinner } from './spinner'

export type BaseButtonProps = ButtonStyle & {
  icon?: ReactNode
}

type ButtonProps = BaseButtonProps &
  ComponentProps<'button'> & {
    /** Shows a spinner in place of the icon and ignores clicks. The button keeps the focus. */
    loading?: boolean
  }

/** Separate from LinkButton so that buttons don't bundle next/link. */
export function Button({
  variant,
  size,
  fullWidth,
  icon,
  loading = false,
  type = 'button',
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    // `disabled` would drop the focus, so clicks are ignored here to prevent a second submit.
    if (loading) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      type={type}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      className={buttonClasses({ variant, size, fullWidth }, className)}
      onClick={handleClick}
      {...rest}
    >
      {loading ? <Spinner /> : icon}
      {children}
    </button>
  )
}
