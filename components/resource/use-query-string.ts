'use client'

import { usePathname, useSearchParams } from 'next/navigation'
import { useEffect, useMemo, useSyncExternalStore } from 'react'

let written: string | null = null
const listeners = new Set<() => void>()

function note(query: string | null) {
  written = query
  for (const tell of listeners) tell()
}

function listen(tell: () => void) {
  listeners.add(tell)
  return () => void listeners.delete(tell)
}

/**
 * The query of the address, and a way to write it without a navigation. React learns of a written one some moments later
 * than the browser; until it has caught up, what was written stands, so that a second change builds on the first.
 */
export function useQueryString(): {
  query: URLSearchParams
  write: (query: string, how: 'pushState' | 'replaceState') => void
} {
  const pathname = usePathname()
  const params = useSearchParams()
  const ahead = useSyncExternalStore(
    listen,
    () => written,
    () => null,
  )
  useEffect(() => {
    const shown = new URLSearchParams(window.location.search).toString()
    if (new URLSearchParams(params).toString() === shown) note(null)
  }, [params])
  useEffect(() => () => note(null), [pathname])
  useEffect(() => {
    // Back, before React had caught up: it may never see the address that was written, and what was written must not stand.
    const onBack = () => note(null)
    window.addEventListener('popstate', onBack)
    return () => window.removeEventListener('popstate', onBack)
  }, [])
  return {
    query: useMemo(() => new URLSearchParams(ahead ?? params), [ahead, params]),
    write(query, how) {
      window.history[how](null, '', query === '' ? pathname : `${pathname}?${query}`)
      note(query)
    },
  }
}
