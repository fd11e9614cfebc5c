import { useEffect } from 'react'
import type { LazyPart } from './lazy-part'

const delayMs = 2_000

/** Preloads an optional part after the page has loaded. Returns null until the part is loaded. */
export function usePreloadedPart<T>(part: LazyPart<T>): T | null {
  useEffect(() => {
    const timer = setTimeout(part.preload, delayMs)
    return () => clearTimeout(timer)
  }, [part])
  return part.usePart()
}
