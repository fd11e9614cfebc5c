'use client'

import { usePathname, useSearchParams } from 'next/navigation'
import { useEffect, useMemo, useSyncExternalStore } from 'react'

let writtenQuery: string | null = null
const listeners = new Set<() => void>()

function setWrittenQuery(query: string | null) {
  writtenQuery = query
  for (const notify of listeners) notify()
}

/** Returns the written query, or null if a navigation of the router has replaced it. */
function readWrittenQuery(): string | null {
  return writtenQuery === new URLSearchParams(window.location.search).toString() ? writtenQuery : null
}

function subscribe(notify: () => void) {
  listeners.add(notify)
  return () => void listeners.delete(notify)
}

/**
 * The URL's query, and a function to change it without navigation. React sees the change slightly later than the
 * browser; until then the written query is returned, so that a second change builds on the first.
 */
export function useQueryString(): {
  query: URLSearchParams
  write: (query: string, method: 'pushState' | 'replaceState') => void
} {
  const pathname = usePathname()
  const params = useSearchParams()
  const pendingQuery = useSyncExternalStore(subscribe, readWrittenQuery, () => null)
  // After every render: if the router returns to the query before the written one, `params` never changes.
  useEffect(() => {
    if (writtenQuery === null) return
    if (readWrittenQuery() === null || new URLSearchParams(params).toString() === writtenQuery) {
      setWrittenQuery(null)
    }
  })
  useEffect(() => () => setWrittenQuery(null), [pathname])
  useEffect(() => {
    // After Back React may never see the written URL, so it must be discarded.
    const handleBack = () => setWrittenQuery(null)
    window.addEventListener('popstate', handleBack)
    return () => window.removeEventListener('popstate', handleBack)
  }, [])
  return {
    query: useMemo(() => new URLSearchParams(pendingQuery ?? params), [pendingQuery, params]),
    write(query, method) {
      window.history[method](null, '', query === '' ? pathname : `${pathname}?${query}`)
      setWrittenQuery(query)
    },
  }
}
