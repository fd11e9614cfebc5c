import { createStore, useStore } from './create-store'

const openCount = createStore(0)

export function registerOpenModal(): () => void {
  openCount.set(openCount.read() + 1)
  return () => openCount.set(openCount.read() - 1)
}

export const useIsModalOpen = (): boolean => useStore(openCount) > 0
