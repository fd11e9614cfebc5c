import { useMemo } from 'react'
import { writeCookie } from '@/components/resource/browser-storage'
import { useDebouncedInput } from '@/components/resource/use-debounced-input'
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

/**
 * State of a list: `filters` are the inputs' values, `request` is the state of the URL that is loaded. A changed filter
 * replaces the URL after a pause; a reset, sorting, views and opened queries add history entries.
 */
export function useList<F extends AnyFilters, S extends string>(rules: ListRules<F, S>): ListControl<F, S> {
  const { query, write } = useQueryString()
  const request = useMemo(() => parseListState(query, rules), [query, rules])
  const filterInput = useDebouncedInput(request.filters, (filters) =>
    navigate({ ...request, page: 1, filters }, 'replaceState'),
  )

  function navigate(newState: ListState<F, S>, method: 'pushState' | 'replaceState') {
    filterInput.cancel()
    for (const { name, value, seconds } of cookiesOf(newState, rules)) writeCookie(name, value, seconds)
    write(formatListState(newState), method)
  }

  const filters = filterInput.value
  return {
    request,
    filters,
    changeFilters: (change) => filterInput.change({ ...filters, ...change }),
    resetFilters: () => navigate({ ...request, page: 1, filters: rules.noFilters }, 'pushState'),
    sortBy: (sort) => navigate({ ...request, page: 1, sort, filters }, 'pushState'),
    openQuery: (query) =>
      navigate({ ...parseListState(new URLSearchParams(query), rules), page: 1 }, 'pushState'),
    setView: (view) => navigate({ ...request, page: 1, view, filters }, 'pushState'),
  }
}

export type ListControl<F, S> = {
  request: ListState<F, S>
  filters: F
  changeFilters: (change: Partial<F>) => void
  resetFilters: () => void
  sortBy: (sort: S) => void
  setView: (view: View) => void
  openQuery: (query: string) => void
}
