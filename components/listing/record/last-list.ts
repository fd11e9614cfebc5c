'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useSyncExternalStore } from 'react'

/** The address of the list last seen in this tab, by the folder of its records. */
const last = new Map<string, string>()

/** Notes that the page is a list, so that records opened from it lead back to it. */
export function useNoteList(folder: 'properties' | 'condominiums') {
  const pathname = usePathname()
  useEffect(() => void last.set(folder, pathname), [folder, pathname])
}

/** The list last seen, or the one that a record belongs to where none was. */
export const useLastList = (folder: string, otherwise: string): string =>
  useSyncExternalStore(
    () => () => undefined,
    () => last.get(folder) ?? otherwise,
    () => otherwise,
  )
