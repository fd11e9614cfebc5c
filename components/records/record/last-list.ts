'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useSyncExternalStore } from 'react'

/** URL of the list last visited in this tab, by the folder of its records. */
const last = new Map<string, string>()

/** Stores the current list as the one that its records link back to. */
export function useNoteList(folder: 'properties' | 'condominiums') {
  const pathname = usePathname()
  useEffect(() => void last.set(folder, pathname), [folder, pathname])
}

/** The last visited list, or a default. */
export const useLastList = (folder: string, otherwise: string): string =>
  useSyncExternalStore(
    () => () => undefined,
    () => last.get(folder) ?? otherwise,
    () => otherwise,
  )
