'use client'

import { usePathname, useSearchParams } from 'next/navigation'
import { useEffect, useMemo, useRef, useState } from 'react'
import { keepCookie } from '@/components/layout/preferences'
import { type Filters, filtersWork, noFilters, type PropertyState } from './listing-filters'
import { cookiesOf, type ListingState, readListing, viewCookie, writeListing } from './listing-state'

/** How long typing may pause before the list asks; quick enough to feel live. */
const typingMs = 350
const daySeconds = 86_400

/**
 * The state of a list: what the boxes show (`filters`), and what the address says and the list asks for (`asked`).
 * Typing replaces the address after a pause; pages, sorting and views are steps that Back undoes.
 */
export function useListing(state: PropertyState) {
  const pathname = usePathname()
  const params = useSearchParams()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [typed, setTyped] = useState<Filters | null>(null)

  const asked = useMemo(() => readListing(new URLSearchParams(params), state), [params, state])

  useEffect(() => () => clearTimeout(timer.current), [])

  function go(next: ListingState, how: 'pushState' | 'replaceState') {
    clearTimeout(timer.current)
    for (const [name, value] of Object.entries(cookiesOf(state, next))) {
      if (name === viewCookie) keepCookie(name, value)
      // A list whose panel is disabled must not forget what another list remembers.
      else if (filtersWork(state)) keepCookie(name, value, value === '' ? 0 : daySeconds)
    }
    const query = writeListing(next)
    window.history[how](null, '', query === '' ? pathname : `${pathname}?${query}`)
    setTyped(null)
  }

  const filters = typed ?? asked.filters
  return {
    asked,
    filters,
    change(change: Partial<Filters>) {
      const changed = { ...filters, ...change }
      setTyped(changed)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => go({ ...asked, page: 1, filters: changed }, 'replaceState'), typingMs)
    },
    reset: () => go({ ...asked, page: 1, filters: noFilters }, 'pushState'),
    sortBy: (sort: ListingState['sort']) => go({ ...asked, page: 1, sort, filters }, 'pushState'),
    show: (view: ListingState['view']) => go({ ...asked, page: 1, view, filters }, 'pushState'),
  }
}

export type Listing = ReturnType<typeof useListing>
