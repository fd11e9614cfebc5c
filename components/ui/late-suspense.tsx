import { type ReactNode, Suspense, useState } from 'react'
import { useHydrated } from './before-hydration'

/**
 * Suspense boundary for a component loaded by `next/dynamic`, so that the page accepts input while it loads. Adds
 * no boundary to a component in the server's HTML: React would remove that HTML if the page rerendered before the chunk
 * loads.
 */
export function LateSuspense({ fallback = null, children }: { fallback?: ReactNode; children: ReactNode }) {
  const [isLate] = useState(useHydrated())
  return isLate ? <Suspense fallback={fallback}>{children}</Suspense> : children
}
