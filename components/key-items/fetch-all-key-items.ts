import type { KeyItem, KeyItemKind } from '#contract/key-items.ts'
import { limits } from '#contract/limits.ts'
import { fetchAllPages } from '@/components/resource/fetch-all-pages'
import { call } from '@/lib/agency/call'

export function fetchAllKeyItems(kind: KeyItemKind, signal?: AbortSignal): Promise<KeyItem[]> {
  return fetchAllPages<KeyItem>(
    async (page) => {
      const query = { page, itemsPerPage: limits.rowsPerPageMax }
      const { keys, total } = await call('keyItems.list', { params: { kind }, query }, { signal })
      return { rows: keys, total }
    },
    { signal },
  )
}
