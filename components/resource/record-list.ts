'use client'

import { useEffect } from 'react'

let shown: string | null = null
const listeners = new Set<() => void>()

function set(next: string | null) {
  shown = next
  for (const listener of listeners) listener()
}

/** Address of the list that the open record leads back to, for the side menu to highlight; null while it is unknown. */
export const recordList = {
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  read: () => shown,
  readOnServer: () => null,
}

/** Sets the open record's list for as long as the caller is mounted. */
export function useRecordList(list: string) {
  useEffect(() => {
    set(list)
    return () => set(null)
  }, [list])
}
