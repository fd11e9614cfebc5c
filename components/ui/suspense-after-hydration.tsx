import { type ReactNode, Suspense, useState } from 'react'
import { useHydrated } from './before-hydration'

/**
 * Suspense boundary for a component loaded by `next/dynamic`, so that the page accepts input while it loads. Adds none
 * if mounted during hydration: the component is in the server's HTML, which React would remove if the page rerendered
 * before the chunk loads.
 */
export function SuspenseAfterHydration({
  fallback = null,
  children,
}: {
  fallback?: ReactNode
  children: ReactNode
}) {
  const [wasHydrated] = useState(useHydrated())
  return wasHydrated ? <Suspense fallback={fallback}>{children}</Suspense> : children
}
