'use client'

import { usePathname, useSearchParams } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { readListQuery } from './list-query'

/** How long typing may pause before the list asks; quick enough to feel live. */
const typingMs = 350

/**
 * The state of a simple list: what the address says (`page`, `search`, `sort`), and what is typed into its search box.
 * Typing replaces the address after a pause; another order is a step that Back undoes. Either begins at page 1.
 */
export function useListQuery<S extends string>(sorts: readonly [S, ...S[]]) {
  const pathname = usePathname()
  const params = useSearchParams()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [typed, setTyped] = useState<string | null>(null)
  const asked = readListQuery(params, sorts)
  useEffect(() => () => clearTimeout(timer.current), [])

  function go(search: string, sort: S, how: 'pushState' | 'replaceState') {
    clearTimeout(timer.current)
    const next = new URLSearchParams()
    if (search.trim() !== '') next.set('search', search.trim())
    if (sort !== sorts[0]) next.set('sort', sort)
    window.history[how](null, '', next.size === 0 ? pathname : `${pathname}?${next}`)
    setTyped(null)
  }

  const search = typed ?? asked.search
  return {
    asked,
    search,
    type(text: string) {
      setTyped(text)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => go(text, asked.sort, 'replaceState'), typingMs)
    },
    sortBy: (sort: S) => go(search, sort, 'pushState'),
    clear: () => go('', asked.sort, 'pushState'),
  }
}

export type ListQuery<S extends string> = ReturnType<typeof useListQuery<S>>
