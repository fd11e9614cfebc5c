import { limits } from '#contract/limits.ts'
import { useDebouncedInput } from '@/components/resource/use-debounced-input'
import { useQueryString } from '@/components/resource/use-query-string'
import { type InboxState, parseInboxState, formatInboxState } from './inbox-state'

export function useInbox() {
  const { query, write } = useQueryString()
  const params = parseInboxState(query)
  const searchInput = useDebouncedInput(
    params.search,
    (search) => navigate({ search }, 'replaceState'),
    limits.searchDelayMs,
  )

  function navigate(change: Partial<InboxState>, method: 'pushState' | 'replaceState' = 'pushState') {
    searchInput.cancel()
    write(
      formatInboxState({ ...params, page: 1, message: null, search: searchInput.value, ...change }),
      method,
    )
  }

  return {
    params,
    search: searchInput.value,
    setSearch: searchInput.change,
    navigate,
    /** Opens a message in a dialog; null closes the dialog. The browser's Back button undoes both. */
    openMessage: (message: number | null) => navigate({ message, page: params.page }),
    clearFilters: () => navigate({ label: null, agents: [], isUnreadOnly: false, search: '' }),
  }
}
