'use client'

import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { buttonClasses, type ButtonStyle } from './button-styles'
import { Spinner } from './spinner'

export type ButtonShape = ButtonStyle & {
  icon?: ReactNode
}

/** Separate from the link variant so that buttons don't bundle next/link. */
export type ButtonProps = ButtonShape &
  ComponentProps<'button'> & {
    /** Work in progress: preserves width and focus, and ignores clicks. */
    loading?: boolean
  }

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
  function press(event: MouseEvent<HTMLButtonElement>) {
    // Not `disabled`, which would drop the focus; a second click must not submit the form again.
    if (loading) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      type={type}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      className={buttonClasses({ variant, size, fullWidth }, className)}
      onClick={press}
      {...rest}
    >
      {loading ? <Spinner /> : icon}
      {children}
    </button>
  )
}
