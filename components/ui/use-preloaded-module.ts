import { useEffect } from 'react'
import type { LazyModule } from './lazy-module'

const delayMs = 2_000

/** Preloads an optional module after the page has loaded. Returns null until it is loaded. */
export function usePreloadedModule<T>(lazyModule: LazyModule<T>): T | null {
  useEffect(() => {
    const timer = setTimeout(lazyModule.preload, delayMs)
    return () => clearTimeout(timer)
  }, [lazyModule])
  return lazyModule.useModule()
}
