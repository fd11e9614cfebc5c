import { usePathname, useSearchParams } from 'next/navigation'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { createStore } from '@/components/ui/create-store'
import { useWindowEvent } from '@/components/ui/use-window-event'

const writtenQuery = createStore<string | null>(null)

/** Returns the written query, or null if a navigation of the router has replaced it. */
function readWrittenQuery(): string | null {
  const query = writtenQuery.read()
  return query === new URLSearchParams(window.location.search).toString() ? query : null
}

/**
 * The URL's query, and a function to change it without navigation. React sees the change slightly later than the
 * browser; until then the written query is returned, so that a second change builds on the first.
 */
export function useQueryString() {
  const pathname = usePathname()
  const params = useSearchParams()
  const pendingQuery = useSyncExternalStore(
    writtenQuery.subscribe,
    readWrittenQuery,
    writtenQuery.readOnServer,
  )
  // Runs after every render, since `params` isn't a reliable dependency: React may never see the written query, and
  // `params` doesn't change if the router then returns to the previous query.
  useEffect(() => {
    if (writtenQuery.read() === null) return
    const query = readWrittenQuery()
    if (query === null || new URLSearchParams(params).toString() === query) writtenQuery.set(null)
  })
  useEffect(() => () => writtenQuery.set(null), [pathname])
  // If the user goes back, React may never see the written query, so it must be discarded.
  useWindowEvent('popstate', () => writtenQuery.set(null))
  return {
    query: useMemo(() => new URLSearchParams(pendingQuery ?? params), [pendingQuery, params]),
    write(query: string, method: 'pushState' | 'replaceState') {
      window.history[method](null, '', query === '' ? pathname : `${pathname}?${query}`)
      writtenQuery.set(query)
    },
  }
}
