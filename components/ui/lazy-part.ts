'use client'

import { useEffect, useSyncExternalStore } from 'react'

export type LazyPart<T> = {
  /** Loads the part, or returns it if loaded. Retries after a failure. */
  fetch: () => Promise<T>
  /** Preloads it after the next frame; failures are ignored. */
  preload: () => void
  isLoaded: () => boolean
  /** The part, or null until loaded; rerenders when it arrives. Doesn't load it. */
  usePart: () => T | null
  /** Like `usePart`, but loads it; reports failures to the window. */
  useLoad: () => T | null
}

/**
 * A large part that is loaded on demand. Unlike `React.lazy`, a loaded part renders synchronously and failures
 * aren't cached.
 */
export function createLazyPart<T>(load: () => Promise<T>): LazyPart<T> {
  let part: T | null = null
  let loading: Promise<T> | null = null
  const listeners = new Set<() => void>()

  async function startLoading() {
    try {
      part = await load()
    } finally {
      loading = null
    }
    for (const listener of listeners) listener()
    return part
  }

  async function fetch() {
    return part ?? (loading ??= startLoading())
  }

  /** Starting a load takes milliseconds, too long for the frame of the click that triggers it. */
  function preload() {
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

  function useLoad() {
    const now = usePart()
    const missing = now === null
    useEffect(() => {
      if (missing) fetch().catch((error: unknown) => reportError(error))
    }, [missing])
    return now
  }

  return {
    fetch,
    preload,
    isLoaded: () => part !== null,
    usePart,
    useLoad,
  }
}
