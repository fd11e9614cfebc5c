'use client'

import { useEffect, useRef, useState } from 'react'
import { limits } from '#contract/limits.ts'
import { useQueryString } from '@/components/resource/use-query-string'
import { type InboxState, readInbox, writeInbox } from './inbox-state'

export function useInbox() {
  const { query, write } = useQueryString()
  const params = readInbox(query)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [input, setInput] = useState<string | null>(null)
  useEffect(() => () => clearTimeout(timer.current), [])

  function navigate(change: Partial<InboxState>, method: 'pushState' | 'replaceState' = 'pushState') {
    clearTimeout(timer.current)
    write(
      writeInbox({ ...params, page: 1, message: null, search: input ?? params.search, ...change }),
      method,
    )
    setInput(null)
  }

  return {
    params,
    search: input ?? params.search,
    go: navigate,
    type(text: string) {
      setInput(text)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => navigate({ search: text }, 'replaceState'), limits.searchDelayMs)
    },
    /** Opens a message in a dialog, or closes it; Back undoes either. */
    open: (message: number | null) => navigate({ message, page: params.page }),
    reset: () => navigate({ label: null, agents: [], unread: false, search: '' }),
  }
}
