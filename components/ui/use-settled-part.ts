'use client'

import { useEffect } from 'react'
import type { OnDemand } from './on-demand'

/** Long after a first load is over: nobody waits for what this fetches. */
const settledMs = 2_000

/** A part that the page does without until it has settled; null until it is there. */
export function useSettledPart<T>(part: OnDemand<T>): T | null {
  useEffect(() => {
    const timer = setTimeout(part.foresee, settledMs)
    return () => clearTimeout(timer)
  }, [part])
  return part.usePart()
}
