import { useEffect } from 'react'
import type { LazyModule } from './lazy-module'

const delayMs = 2_000

/**
 * Starts loading an optional module two seconds after mounting, when the page has usually loaded. Returns null until
 * the module is loaded.
 */
export function usePreloadedModule<T>(lazyModule: LazyModule<T>): T | null {
  useEffect(() => {
    const timer = setTimeout(lazyModule.preload, delayMs)
    return () => clearTimeout(timer)
  }, [lazyModule])
  return lazyModule.useModule()
}
