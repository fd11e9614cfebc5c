'use client'

import { useEffect, useSyncExternalStore } from 'react'

export type OnDemand<T> = {
  /** Fetches it, or answers it when it is there. After a failure the next call tries anew. */
  fetch: () => Promise<T>
  /** Fetches it because it may be wanted soon, after the next frame: nobody waits, so a failure is not told. */
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
  let loading: Promise<T> | null = null
  const listeners = new Set<() => void>()

  async function begin() {
    try {
      part = await load()
    } finally {
      loading = null
    }
    for (const listener of listeners) listener()
    return part
  }

  async function fetch() {
    return part ?? (loading ??= begin())
  }

  /** To begin to load takes milliseconds, which would be missing in the frame of the press that is foreseen from. */
  function foresee() {
    if (part !== null || loading !== null) return
    requestAnimationFrame(() => setTimeout(() => void fetch().catch(() => undefined)))
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
      if (missing) fetch().catch((error: unknown) => reportError(error))
    }, [missing])
    return now
  }

  return {
    fetch,
    foresee,
    isThere: () => part !== null,
    usePart,
    useNeeded,
  }
}
