'use client'

import { limits } from '#contract/limits.ts'
import { useDebouncedInput } from '@/components/resource/use-debounced-input'
import { useQueryString } from '@/components/resource/use-query-string'
import { type InboxState, readInbox, writeInbox } from './inbox-state'

export function useInbox() {
  const { query, write } = useQueryString()
  const params = readInbox(query)
  const box = useDebouncedInput(
    params.search,
    (search) => navigate({ search }, 'replaceState'),
    limits.searchDelayMs,
  )

  function navigate(change: Partial<InboxState>, method: 'pushState' | 'replaceState' = 'pushState') {
    box.stop()
    write(writeInbox({ ...params, page: 1, message: null, search: box.text, ...change }), method)
  }

  return {
    params,
    search: box.text,
    type: box.type,
    go: navigate,
    /** Opens a message in a dialog, or closes it; Back undoes either. */
    open: (message: number | null) => navigate({ message, page: params.page }),
    reset: () => navigate({ label: null, agents: [], unread: false, search: '' }),
  }
}
