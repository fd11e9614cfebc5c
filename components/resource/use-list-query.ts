import type { ListQuery } from './list-query'
import { useQueryString } from './use-query-string'
import { useDebouncedInput } from './use-debounced-input'

type List<S extends string> = {
  perPage: number
  sorts: readonly S[]
  read: (params: URLSearchParams) => ListQuery<S>
  write: (state: { search: string; sort: S }) => string
}

/**
 * State of a list from `defineList`: the URL (`page`, `search`, `sort`) and the text in its search field. Typing
 * replaces the URL after a pause; sorting adds a history entry. Both reset to page 1.
 */
export function useListQuery<S extends string>({ perPage, sorts, read, write: writeState }: List<S>) {
  const { query, write } = useQueryString()
  const params = read(query)
  const searchInput = useDebouncedInput(params.search, (text) => updateUrl(text, params.sort, 'replaceState'))

  function updateUrl(search: string, sort: S, method: 'pushState' | 'replaceState') {
    searchInput.stop()
    write(writeState({ search, sort }), method)
  }

  return {
    perPage,
    sorts,
    params,
    search: searchInput.text,
    type: searchInput.type,
    sortBy: (sort: S) => updateUrl(searchInput.text, sort, 'pushState'),
    clear: () => updateUrl('', params.sort, 'pushState'),
    canonical: (text: string) => writeState(read(new URLSearchParams(text))),
  }
}

export type ListControl<S extends string> = ReturnType<typeof useListQuery<S>>
