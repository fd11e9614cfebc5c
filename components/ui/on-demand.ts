'use client'

import { useEffect, useSyncExternalStore } from 'react'

export type OnDemand<T> = {
  /** Fetches it, or answers it when it is there. After a failure the next call tries anew. */
  fetch: () => Promise<T>
  /** Fetches it because it may be wanted soon: nobody waits, so a failure is not told. */
  foresee: () => void
  /** Whether it was fetched. */
  isThere: () => boolean
  /** What was fetched, else null; renders again once it arrives. Does not fetch. */
  usePart: () => T | null
  /** As `usePart`, and fetches it; the window hears of a failure. */
  useNeeded: () => T | null
}

/**
 * A part that weighs more than it is used, kept out of a page's first load. Unlike `React.lazy`, a part that is there
 * renders at once, and a failed load is not remembered.
 */
export function onDemand<T>(load: () => Promise<T>): OnDemand<T> {
  let part: T | null = null
  const listeners = new Set<() => void>()

  async function fetch() {
    if (part !== null) return part
    const loaded = await load()
    part = loaded
    for (const listener of listeners) listener()
    return loaded
  }

  function subscribe(listener: () => void) {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  }

  const usePart = () =>
    useSyncExternalStore(
      subscribe,
      () => part,
      () => null,
    )

  function useNeeded() {
    const now = usePart()
    const missing = now === null
    useEffect(() => {
      if (missing) fetch().catch(reportError)
    }, [missing])
    return now
  }

  return {
    fetch,
    foresee: () => void fetch().catch(() => undefined),
    isThere: () => part !== null,
    usePart,
    useNeeded,
  }
}
