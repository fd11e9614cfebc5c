'use client'

import { type ReactNode, Suspense, useState } from 'react'
import { useHydrated } from './before-hydration'

/**
 * Suspense boundary for a part loaded by `next/dynamic`, so that the page accepts input while it loads. A part of the
 * server's HTML has none: React would remove it if the page rerendered before its chunk had loaded.
 */
export function LateSuspense({ children }: { children: ReactNode }) {
  const [isLate] = useState(useHydrated())
  return isLate ? <Suspense fallback={null}>{children}</Suspense> : children
}
