import { useEffect, useEffectEvent } from 'react'
import { createStore, useStore } from './create-store'

export type LazyModule<T> = ReturnType<typeof createLazyModule<T>>

/** A module loaded on demand. Unlike with `React.lazy`, its components render synchronously; failures aren't cached. */
export function createLazyModule<T>(load: () => Promise<T>) {
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

  /** Loads the module unless it is loaded, and returns it. After a failure, the next call loads it again. */
  async function fetch() {
    return loadedModule.read() ?? (loading ??= startLoading())
  }

  /** Loads after the next frame: starting a download takes milliseconds, too long for a click. Ignores failures. */
  function preload() {
    if (loadedModule.read() !== null || loading !== null) return
    requestAnimationFrame(() => setTimeout(() => void fetch().catch(() => undefined)))
  }

  /** Returns the module, or null until it is loaded; rerenders once it is. Doesn't load it. */
  const useModule = () => useStore(loadedModule)

  /** Like `useModule`, but loads the module while it is needed. Reports a failure to the window and calls `onFail`. */
  function useLoad(isNeeded = true, onFail?: () => void) {
    const loaded = useModule()
    const isMissing = loaded === null
    const fail = useEffectEvent((error: unknown) => {
      reportError(error)
      onFail?.()
    })
    useEffect(() => {
      if (!isNeeded || !isMissing) return
      let isCancelled = false
      fetch().catch((error: unknown) => {
        if (!isCancelled) fail(error)
      })
      return () => {
        isCancelled = true
      }
    }, [isNeeded, isMissing])
    return loaded
  }

  return { fetch, preload, isLoaded: () => loadedModule.read() !== null, useModule, useLoad }
}
