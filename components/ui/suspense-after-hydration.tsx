import { type ReactNode, Suspense, useState } from 'react'
import { useHydrated } from './before-hydration'

/**
 * Suspense boundary for a component loaded by `next/dynamic`, so that the page accepts input while the component loads.
 * Renders no boundary if mounted during hydration: the server's HTML contains the component, and React would remove this
 * HTML if the page rerendered before the chunk loads.
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
