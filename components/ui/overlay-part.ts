'use client'

import { useEffect, useEffectEvent } from 'react'
import type { OnDemand } from './on-demand'

/**
 * The half of a dialog or drawer that is loaded on demand: with the first press or key on a page that may open it, at
 * the latest when it opens. Null until then. If it cannot be had, the window hears of the error (and the user through
 * it), and `onFail` closes what did not open, so that the next press tries anew.
 */
export function useOverlayPart<T>(part: OnDemand<T>, open: boolean, onFail?: () => void): T | null {
  const loaded = part.usePart()
  const missing = loaded === null
  const fail = useEffectEvent(() => onFail?.())

  useEffect(() => {
    if (!missing) return
    const stop = new AbortController()
    for (const event of ['pointerdown', 'keydown'] as const) {
      window.addEventListener(event, part.foresee, { capture: true, passive: true, signal: stop.signal })
    }
    return () => stop.abort()
  }, [part, missing])

  useEffect(() => {
    if (!open || !missing) return
    let wanted = true
    part.fetch().catch((error: unknown) => {
      if (!wanted) return
      reportError(error)
      fail()
    })
    return () => {
      wanted = false
    }
  }, [part, open, missing])

  return loaded
}
