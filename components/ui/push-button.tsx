'use client'

import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { buttonLook, type ButtonLook } from './button-look'
import { Spinner } from './spinner'

export type ButtonShape = ButtonLook & {
  /** Before the text. */
  icon?: ReactNode
}

/** Apart from the button that is a link: what carries no link need not carry the framework's. */
export type ButtonProps = ButtonShape &
  ComponentProps<'button'> & {
    /** Work is under way: keeps its width and the focus, and takes no further press. */
    loading?: boolean
  }

export function Button({
  variant,
  size,
  wide,
  icon,
  loading = false,
  type = 'button',
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  function press(event: MouseEvent<HTMLButtonElement>) {
    // Not `disabled`: that would drop the focus, and a second press of a submit button must not send the form again.
    if (loading) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      type={type}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      className={buttonLook({ variant, size, wide }, className)}
      onClick={press}
      {...rest}
    >
      {loading ? <Spinner /> : icon}
      {children}
    </button>
  )
}
