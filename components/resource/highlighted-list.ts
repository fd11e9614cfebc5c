import { useEffect } from 'react'
import { createStore } from '@/components/ui/create-store'

/** URL of the list that the open record links back to, highlighted in the side menu; null if unknown. */
export const highlightedList = createStore<string | null>(null)

export function useHighlightedList(list: string) {
  useEffect(() => {
    highlightedList.set(list)
    return () => highlightedList.set(null)
  }, [list])
}
