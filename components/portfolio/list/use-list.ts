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
 * State of a list: `filters` are the inputs' values, `request` is the state in the URL, for which rows are loaded. A
 * changed filter replaces the URL after a pause. Resetting the filters, sorting, switching the view and opening a saved
 * view add history entries.
 */
export function useList<F extends AnyFilters, S extends string>(rules: ListRules<F, S>) {
  const { query, write } = useQueryString()
  const request = useMemo(() => parseListState(query, rules), [query, rules])
  const filterInput = useDebouncedInput(request.filters, (filters) => navigate({ filters }, 'replaceState'))
  const filters = filterInput.value

  function navigate(change: Partial<ListState<F, S>>, method: 'pushState' | 'replaceState' = 'pushState') {
    filterInput.cancel()
    const newState = { ...request, page: 1, filters, ...change }
    for (const { name, value, seconds } of cookiesOf(newState, rules)) writeCookie(name, value, seconds)
    write(formatListState(newState), method)
  }

  return {
    request,
    filters,
    changeFilters: (change: Partial<F>) => filterInput.change({ ...filters, ...change }),
    resetFilters: () => navigate({ filters: rules.noFilters }),
    sortBy: (sort: S) => navigate({ sort }),
    setView: (view: View) => navigate({ view }),
    openQuery: (newQuery: string) =>
      navigate({ ...parseListState(new URLSearchParams(newQuery), rules), page: 1 }),
  }
}

export type ListControl<F extends AnyFilters, S extends string> = ReturnType<typeof useList<F, S>>
