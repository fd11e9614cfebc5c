'use client'

import { useQueryString } from '@/components/resource/use-query-string'
import { type ContactsState, readContacts, writeContacts } from './contacts-state'

/**
 * What the address asks for, and how to change it. Each change is a step that Back undoes; a day is typed in several, and
 * takes the place of the one before.
 */
export function useContacts() {
  const { query, write } = useQueryString()
  const asked = readContacts(query)

  return {
    asked,
    go: (change: Partial<ContactsState>) =>
      write(
        writeContacts({ ...asked, ...change }),
        'from' in change || 'to' in change ? 'replaceState' : 'pushState',
      ),
    reset: () => write(writeContacts(readContacts(new URLSearchParams())), 'pushState'),
  }
}
