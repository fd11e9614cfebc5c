'use client'

import { useEffect } from 'react'

let visible: string | null = null
const listeners = new Set<() => void>()

function setVisible(next: string | null) {
  visible = next
  for (const listener of listeners) listener()
}

/** URL of the list that the open record links back to, highlighted in the side menu; null if unknown. */
export const highlightedList = {
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  read: () => visible,
  readOnServer: () => null,
}

export function useHighlightedList(list: string) {
  useEffect(() => {
    setVisible(list)
    return () => setVisible(null)
  }, [list])
}
