'use client'

import { useEffect, useMemo, useRef, useState } from 'react'
import { keepCookie } from '@/components/resource/cookies'
import { useQueryString } from '@/components/resource/use-query-string'
import {
  cookiesOf,
  type ListRules,
  type ListState,
  readList,
  type SomeFilters,
  type View,
  writeList,
} from './list-state'

/** How long typing may pause before the list asks; quick enough to feel live. */
const typingMs = 350

/**
 * The state of a list: what the boxes show (`filters`), and what the address says and the list asks for (`asked`).
 * Typing replaces the address after a pause; pages, sorting and views are steps that Back undoes.
 */
export function useList<F extends SomeFilters, S extends string>(rules: ListRules<F, S>): ListControl<F, S> {
  const { query, write } = useQueryString()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [typed, setTyped] = useState<F | null>(null)

  const asked = useMemo(() => readList(query, rules), [query, rules])

  useEffect(() => () => clearTimeout(timer.current), [])

  function go(next: ListState<F, S>, how: 'pushState' | 'replaceState') {
    clearTimeout(timer.current)
    for (const { name, value, seconds } of cookiesOf(next, rules)) keepCookie(name, value, seconds)
    write(writeList(next, rules), how)
    setTyped(null)
  }

  const filters = typed ?? asked.filters
  return {
    asked,
    filters,
    change(change) {
      const changed = { ...filters, ...change }
      setTyped(changed)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => go({ ...asked, page: 1, filters: changed }, 'replaceState'), typingMs)
    },
    reset: () => go({ ...asked, page: 1, filters: rules.none }, 'pushState'),
    sortBy: (sort) => go({ ...asked, page: 1, sort, filters }, 'pushState'),
    show: (view) => go({ ...asked, page: 1, view, filters }, 'pushState'),
  }
}

export type ListControl<F, S> = {
  asked: ListState<F, S>
  filters: F
  change: (change: Partial<F>) => void
  reset: () => void
  sortBy: (sort: S) => void
  show: (view: View) => void
}
