'use client'

import { useQueryString } from '@/components/resource/use-query-string'
import { type ContactsState, readContacts, writeContacts } from './contacts-state'

export function useContacts() {
  const { query, write } = useQueryString()
  const filters = readContacts(query)

  return {
    filters,
    go: (change: Partial<ContactsState>) =>
      write(
        writeContacts({ ...filters, ...change }),
        'from' in change || 'to' in change ? 'replaceState' : 'pushState',
      ),
    reset: () => write(writeContacts(readContacts(new URLSearchParams())), 'pushState'),
  }
}
