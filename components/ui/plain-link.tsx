import type { ComponentProps } from 'react'

/** A link with a full page load. Used before sign-in, where next/link would add 2.5 % to the first page's size. */
export function PlainLink({ children, ...rest }: ComponentProps<'a'>) {
  return <a {...rest}>{children}</a>
}
