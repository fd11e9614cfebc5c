import { useEffect, useMemo, useRef, useState } from 'react'
import { writeCookie } from '@/components/resource/browser-storage'
import { useQueryString } from '@/components/resource/use-query-string'
import {
  cookiesOf,
  type ListRules,
  type ListState,
  parseListState,
  type AnyFilters,
  type View,
  formatListState,
} from './list-state'

const typingDelayMs = 350

/**
 * State of a list: `filters` are the inputs' values, `request` is the state of the URL that is loaded. A changed filter
 * replaces the URL after a pause; Reset, sorting and views add history entries.
 */
export function useList<F extends AnyFilters, S extends string>(rules: ListRules<F, S>): ListControl<F, S> {
  const { query, write } = useQueryString()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [pendingFilters, setPendingFilters] = useState<F | null>(null)

  const request = useMemo(() => parseListState(query, rules), [query, rules])

  useEffect(() => () => clearTimeout(timer.current), [])

  function navigate(next: ListState<F, S>, method: 'pushState' | 'replaceState') {
    clearTimeout(timer.current)
    for (const { name, value, seconds } of cookiesOf(next, rules)) writeCookie(name, value, seconds)
    write(formatListState(next), method)
    setPendingFilters(null)
  }

  const filters = pendingFilters ?? request.filters
  return {
    request,
    filters,
    change(change) {
      const changed = { ...filters, ...change }
      setPendingFilters(changed)
      clearTimeout(timer.current)
      timer.current = setTimeout(
        () => navigate({ ...request, page: 1, filters: changed }, 'replaceState'),
        typingDelayMs,
      )
    },
    reset: () => navigate({ ...request, page: 1, filters: rules.noFilters }, 'pushState'),
    sortBy: (sort) => navigate({ ...request, page: 1, sort, filters }, 'pushState'),
    open: (query) => navigate({ ...parseListState(new URLSearchParams(query), rules), page: 1 }, 'pushState'),
    show: (view) => navigate({ ...request, page: 1, view, filters }, 'pushState'),
  }
}

export type ListControl<F, S> = {
  request: ListState<F, S>
  filters: F
  change: (change: Partial<F>) => void
  reset: () => void
  sortBy: (sort: S) => void
  show: (view: View) => void
  open: (query: string) => void
}
