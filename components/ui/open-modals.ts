import { useSyncExternalStore } from 'react'

let open = 0
const listeners = new Set<() => void>()

function add(count: 1 | -1) {
  open += count
  for (const listener of listeners) listener()
}

export function registerOpenModal(): () => void {
  add(1)
  return () => add(-1)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useIsModalOpen = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => open > 0,
    () => false,
  )
