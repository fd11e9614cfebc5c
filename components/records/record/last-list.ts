'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useSyncExternalStore } from 'react'

const last = new Map<string, string>()

export function useNoteList(folder: 'properties' | 'condominiums') {
  const pathname = usePathname()
  useEffect(() => void last.set(folder, pathname), [folder, pathname])
}

export const useLastList = (folder: string, otherwise: string): string =>
  useSyncExternalStore(
    () => () => undefined,
    () => last.get(folder) ?? otherwise,
    () => otherwise,
  )
