import { useEffect } from 'react'
import type { LazyModule } from './lazy-module'

/**
 * Loads the code of a dialog or drawer on the page's first click or key press, at the latest when it opens. Returns
 * null until the code is loaded. If loading fails while open, calls `reportError`, so that `Notifications` shows the
 * failure, and `onFail` to close the overlay, so that the next click retries.
 */
export function useOverlayModule<T>(lazyModule: LazyModule<T>, open: boolean, onFail?: () => void): T | null {
  const content = lazyModule.useLoad(open, onFail)
  const isMissing = content === null

  useEffect(() => {
    if (!isMissing) return
    const listeners = new AbortController()
    for (const event of ['pointerdown', 'keydown'] as const) {
      window.addEventListener(event, lazyModule.preload, {
        capture: true,
        passive: true,
        signal: listeners.signal,
      })
    }
    return () => listeners.abort()
  }, [lazyModule, isMissing])

  return content
}
