'use client'

import { useRouter } from 'next/navigation'
import { useSyncExternalStore } from 'react'
import { keepPreference } from './preferences'
import { applyTheme, type Theme, themeKey } from './theme'

/** What was chosen since the document came; several places offer the choice. */
let chosen: Theme | null = null
const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** The theme, beginning with the one that the server rendered, and how to choose another. */
export function useTheme(initial: Theme): [Theme, (next: Theme) => void] {
  const router = useRouter()
  const theme = useSyncExternalStore(
    subscribe,
    () => chosen,
    () => null,
  )
  function choose(next: Theme) {
    chosen = next
    for (const listener of listeners) listener()
    keepPreference(themeKey, next)
    applyTheme(next)
    // The server must render the next document so; this page already is.
    router.refresh()
  }
  return [theme ?? initial, choose]
}
