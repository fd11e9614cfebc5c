import type { ComponentProps } from 'react'

/**
 * A link that loads its page as a new document. For the pages before sign-in: there are few of them, and the framework's
 * own link would be a fortieth of what the first of them weighs.
 */
export function PlainLink({ children, ...rest }: ComponentProps<'a'>) {
  return <a {...rest}>{children}</a>
}
