import type { ListQuery } from './list-query'
import { useDebouncedInput } from './use-debounced-input'
import { useQueryString } from './use-query-string'

type List<S extends string> = {
  perPage: number
  sorts: readonly S[]
  parse: (params: URLSearchParams) => ListQuery<S>
  format: (state: { search: string; sort: S }) => string
}

/**
 * State of a list from `defineList`: the URL (`page`, `search`, `sort`) and the text in its search field. Typing
 * replaces the URL after a pause; sorting adds a history entry. Both reset to page 1.
 */
export function useListQuery<S extends string>({ perPage, sorts, parse, format }: List<S>) {
  const { query, write } = useQueryString()
  const request = parse(query)
  const searchInput = useDebouncedInput(request.search, (text) =>
    updateUrl(text, request.sort, 'replaceState'),
  )

  function updateUrl(search: string, sort: S, method: 'pushState' | 'replaceState') {
    searchInput.cancel()
    write(format({ search, sort }), method)
  }

  return {
    perPage,
    sorts,
    request,
    search: searchInput.value,
    changeSearch: searchInput.change,
    sortBy: (sort: S) => updateUrl(searchInput.value, sort, 'pushState'),
    clear: () => updateUrl('', request.sort, 'pushState'),
    canonicalize: (query: string) => format(parse(new URLSearchParams(query))),
  }
}

export type ListControl<S extends string> = ReturnType<typeof useListQuery<S>>
