import { useSyncExternalStore } from 'react'
import { createStore } from './create-store'

const openCount = createStore(0)

export function registerOpenModal(): () => void {
  openCount.set(openCount.read() + 1)
  return () => openCount.set(openCount.read() - 1)
}

export const useIsModalOpen = (): boolean =>
  useSyncExternalStore(
    openCount.subscribe,
    () => openCount.read() > 0,
    () => false,
  )
