'use client'

import Link from 'next/link'
import type { ComponentProps } from 'react'
import { buttonLook } from './button-styles'
import type { ButtonShape } from './push-button'

export { Button } from './push-button'
export type { ButtonProps } from './push-button'

export function LinkButton({
  variant,
  size,
  wide,
  icon,
  className,
  children,
  ...rest
}: ButtonShape & ComponentProps<typeof Link>) {
  return (
    <Link className={buttonLook({ variant, size, wide }, className)} {...rest}>
      {icon}
      {children}
    </Link>
  )
}
