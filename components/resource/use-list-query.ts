'use client'

import { readListQuery } from './list-query'
import { useQueryString } from './use-query-string'
import { useTyping } from './use-typing'

/**
 * The state of a simple list: what the address says (`page`, `search`, `sort`), and what is typed into its search box.
 * Typing replaces the address after a pause; another order is a step that Back undoes. Either begins at page 1.
 */
export function useListQuery<S extends string>(sorts: readonly [S, ...S[]]) {
  const { query, write } = useQueryString()
  const asked = readListQuery(query, sorts)
  const box = useTyping(asked.search, (text) => go(text, asked.sort, 'replaceState'))

  function go(search: string, sort: S, how: 'pushState' | 'replaceState') {
    box.stop()
    const next = new URLSearchParams()
    if (search.trim() !== '') next.set('search', search.trim())
    if (sort !== sorts[0]) next.set('sort', sort)
    write(next.toString(), how)
  }

  return {
    asked,
    search: box.text,
    type: box.type,
    sortBy: (sort: S) => go(box.text, sort, 'pushState'),
    clear: () => go('', asked.sort, 'pushState'),
  }
}

export type ListQuery<S extends string> = ReturnType<typeof useListQuery<S>>
