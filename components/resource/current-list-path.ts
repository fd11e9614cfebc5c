import { useEffect } from 'react'
import { createStore } from '@/components/ui/create-store'

/** Path of the list that the open record links back to, marked as current in the side menu; null if unknown. */
export const currentListPath = createStore<string | null>(null)

export function useSetCurrentListPath(path: string) {
  useEffect(() => {
    currentListPath.set(path)
    return () => currentListPath.set(null)
  }, [path])
}
