'use client'

import { usePathname, useSearchParams } from 'next/navigation'
import { type ContactsState, readContacts, writeContacts } from './contacts-state'

/**
 * What the address asks for, and how to change it. Each change is a step that Back undoes; a day is typed in several, and
 * takes the place of the one before.
 */
export function useContacts() {
  const pathname = usePathname()
  const asked = readContacts(useSearchParams())

  function show(next: ContactsState, how: 'pushState' | 'replaceState') {
    const query = writeContacts(next)
    window.history[how](null, '', query === '' ? pathname : `${pathname}?${query}`)
  }

  return {
    asked,
    go: (change: Partial<ContactsState>) =>
      show({ ...asked, ...change }, 'from' in change || 'to' in change ? 'replaceState' : 'pushState'),
    reset: () => show(readContacts(new URLSearchParams()), 'pushState'),
  }
}
