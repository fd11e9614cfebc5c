'use client'

import { useEffect } from 'react'
import type { OnDemand } from './on-demand'

/** Delay until the first load is over. */
const debounceMs = 2_000

/** Loads an optional part once the page is idle; null until then. */
export function useLoadedPart<T>(part: OnDemand<T>): T | null {
  useEffect(() => {
    const timer = setTimeout(part.preload, debounceMs)
    return () => clearTimeout(timer)
  }, [part])
  return part.usePart()
}
