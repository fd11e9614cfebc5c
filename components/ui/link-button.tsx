'use client'

import Link from 'next/link'
import type { ComponentProps } from 'react'
import { buttonClasses } from './button-styles'
import type { BaseButtonProps } from './button'

export function LinkButton({
  variant,
  size,
  fullWidth,
  icon,
  className,
  children,
  ...rest
}: BaseButtonProps & ComponentProps<typeof Link>) {
  return (
    <Link className={buttonClasses({ variant, size, fullWidth }, className)} {...rest}>
      {icon}
      {children}
    </Link>
  )
}
