'use client'

import { useEffect, useEffectEvent } from 'react'
import type { LazyPart } from './lazy-part'

/**
 * Loads the code of a dialog or drawer on the first click or key on its page, at the latest when it opens. Null
 * until then. On failure, reports to the window (which shows an error) and `onFail` closes it, so that the next
 * click retries.
 */
export function useOverlayPart<T>(part: LazyPart<T>, open: boolean, onFail?: () => void): T | null {
  const content = part.usePart()
  const missing = content === null
  const fail = useEffectEvent(() => onFail?.())

  useEffect(() => {
    if (!missing) return
    const stop = new AbortController()
    for (const event of ['pointerdown', 'keydown'] as const) {
      window.addEventListener(event, part.preload, { capture: true, passive: true, signal: stop.signal })
    }
    return () => stop.abort()
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
