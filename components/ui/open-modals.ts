import { useSyncExternalStore } from 'react'

let openCount = 0
const listeners = new Set<() => void>()

function changeOpenCount(count: 1 | -1) {
  openCount += count
  for (const listener of listeners) listener()
}

export function registerOpenModal(): () => void {
  changeOpenCount(1)
  return () => changeOpenCount(-1)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useIsModalOpen = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => openCount > 0,
    () => false,
  )
