import { useEffect, useEffectEvent } from 'react'
import type { LazyPart } from './lazy-part'

/**
 * Loads the code of a dialog or drawer on the page's first click or key press, at the latest when it opens. Returns
 * null until then. On failure, reports the error to the window, which shows it, and calls `onFail` to close the
 * overlay, so that the next click retries.
 */
export function useOverlayPart<T>(part: LazyPart<T>, open: boolean, onFail?: () => void): T | null {
  const content = part.usePart()
  const missing = content === null
  const fail = useEffectEvent(() => onFail?.())

  useEffect(() => {
    if (!missing) return
    const listeners = new AbortController()
    for (const event of ['pointerdown', 'keydown'] as const) {
      window.addEventListener(event, part.preload, { capture: true, passive: true, signal: listeners.signal })
    }
    return () => listeners.abort()
  }, [part, missing])

  useEffect(() => {
    if (!open || !missing) return
    let isRequested = true
    part.fetch().catch((error: unknown) => {
      if (!isRequested) return
      reportError(error)
      fail()
    })
    return () => {
      isRequested = false
    }
  }, [part, open, missing])

  return content
}
