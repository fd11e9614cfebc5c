'use client'

import { useEffect } from 'react'
import type { LazyPart } from './lazy-part'

/** Delay until the first load is over. */
const debounceMs = 2_000

/** Loads an optional part once the page is idle; null until then. */
export function usePreloadedPart<T>(part: LazyPart<T>): T | null {
  useEffect(() => {
    const timer = setTimeout(part.preload, debounceMs)
    return () => clearTimeout(timer)
  }, [part])
  return part.usePart()
}
