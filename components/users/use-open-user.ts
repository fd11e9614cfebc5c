'use client'

import { useQueryString } from '@/components/resource/use-query-string'

export type OpenUser = number | 'new'

/**
 * The user whose dialog is open, stored in the URL (`?person=7`, `?person=new`) so that it can be linked and Back
 * closes it.
 */
export function useOpenUser(): { open: OpenUser | null; show: (user: OpenUser | null) => void } {
  const { query, write } = useQueryString()
  const person = query.get('person')
  const id = Number(person)

  function show(user: OpenUser | null) {
    const next = new URLSearchParams(query)
    if (user === null) next.delete('person')
    else next.set('person', String(user))
    write(next.toString(), user === null ? 'replaceState' : 'pushState')
  }

  return { open: person === 'new' ? 'new' : Number.isSafeInteger(id) && id > 0 ? id : null, show }
}
