import { useEffect } from 'react'
import { createStore, useStore } from './create-store'

export type LazyModule<T> = {
  /** Loads the module unless it is loaded, and returns it. After a failure, the next call loads it again. */
  fetch: () => Promise<T>
  /** Preloads the module after the next frame; ignores failures. */
  preload: () => void
  isLoaded: () => boolean
  /** Returns the module, or null until it is loaded; rerenders once it is. Doesn't load it. */
  useModule: () => T | null
  /** Like `useModule`, but loads the module. Reports failures to the window. */
  useLoad: () => T | null
}

/** A module loaded on demand. Unlike with `React.lazy`, its components render synchronously; failures aren't cached. */
export function createLazyModule<T>(load: () => Promise<T>): LazyModule<T> {
  const loadedModule = createStore<T | null>(null)
  let loading: Promise<T> | null = null

  async function startLoading() {
    try {
      const loaded = await load()
      loadedModule.set(loaded)
      return loaded
    } finally {
      loading = null
    }
  }

  async function fetch() {
    return loadedModule.read() ?? (loading ??= startLoading())
  }

  /** Starting a load takes milliseconds, too long for the frame of the click that triggers it. */
  function preload() {
    if (loadedModule.read() !== null || loading !== null) return
    requestAnimationFrame(() => setTimeout(() => void fetch().catch(() => undefined)))
  }

  const useModule = () => useStore(loadedModule)

  function useLoad() {
    const loaded = useModule()
    const isMissing = loaded === null
    useEffect(() => {
      if (isMissing) fetch().catch((error: unknown) => reportError(error))
    }, [isMissing])
    return loaded
  }

  return {
    fetch,
    preload,
    isLoaded: () => loadedModule.read() !== null,
    useModule,
    useLoad,
  }
}
