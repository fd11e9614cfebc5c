import { useSyncExternalStore } from 'react'

/** A value outside React; components read it with `useStore`. */
export function createStore<T>(initial: T) {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    read: () => value,
    readOnServer: () => initial,
    set(next: T) {
      value = next
      for (const listener of listeners) listener()
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

type Store<T> = Pick<ReturnType<typeof createStore<T>>, 'subscribe' | 'read' | 'readOnServer'>

export function useStore<T>({ subscribe, read, readOnServer }: Store<T>): T {
  return useSyncExternalStore(subscribe, read, readOnServer)
}
