import { useEffect } from 'react'
import { createStore, useStore } from './create-store'

export type LazyPart<T> = {
  /** Loads the part unless it is loaded, and returns it. Retries after a failure. */
  fetch: () => Promise<T>
  /** Preloads the part after the next frame; ignores failures. */
  preload: () => void
  isLoaded: () => boolean
  /** Returns the part, or null until it is loaded, and rerenders then. Doesn't load it. */
  usePart: () => T | null
  /** Like `usePart`, but loads the part. Reports failures to the window. */
  useLoad: () => T | null
}

/** A part loaded on demand. Unlike with `React.lazy`, a loaded part renders synchronously; failures aren't cached. */
export function createLazyPart<T>(load: () => Promise<T>): LazyPart<T> {
  const part = createStore<T | null>(null)
  let loading: Promise<T> | null = null

  async function startLoading() {
    try {
      const loaded = await load()
      part.set(loaded)
      return loaded
    } finally {
      loading = null
    }
  }

  async function fetch() {
    return part.read() ?? (loading ??= startLoading())
  }

  /** Starting a load takes milliseconds, too long for the frame of the click that triggers it. */
  function preload() {
    if (part.read() !== null || loading !== null) return
    requestAnimationFrame(() => setTimeout(() => void fetch().catch(() => undefined)))
  }

  const usePart = () => useStore(part)

  function useLoad() {
    const loadedPart = usePart()
    const missing = loadedPart === null
    useEffect(() => {
      if (missing) fetch().catch((error: unknown) => reportError(error))
    }, [missing])
    return loadedPart
  }

  return {
    fetch,
    preload,
    isLoaded: () => part.read() !== null,
    usePart,
    useLoad,
  }
}
