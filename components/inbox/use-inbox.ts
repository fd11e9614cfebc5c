'use client'

import { useEffect, useRef, useState } from 'react'
import { limits } from '#contract/limits.ts'
import { useQueryString } from '@/components/resource/use-query-string'
import { type InboxState, readInbox, writeInbox } from './inbox-state'

/** What the address asks for, what is typed into the search box, and how to change them. Typing waits for a pause. */
export function useInbox() {
  const { query, write } = useQueryString()
  const asked = readInbox(query)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [typed, setTyped] = useState<string | null>(null)
  useEffect(() => () => clearTimeout(timer.current), [])

  function go(change: Partial<InboxState>, how: 'pushState' | 'replaceState' = 'pushState') {
    clearTimeout(timer.current)
    write(writeInbox({ ...asked, page: 1, message: null, search: typed ?? asked.search, ...change }), how)
    setTyped(null)
  }

  return {
    asked,
    search: typed ?? asked.search,
    go,
    type(text: string) {
      setTyped(text)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => go({ search: text }, 'replaceState'), limits.searchDelayMs)
    },
    /** Opens a message over the list, or closes it; Back undoes either. */
    open: (message: number | null) => go({ message, page: asked.page }),
    reset: () => go({ label: null, agents: [], unread: false, search: '' }),
  }
}
