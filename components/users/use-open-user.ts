'use client'

import { usePathname, useSearchParams } from 'next/navigation'

export type OpenUser = number | 'new'

/** Whose dialog is open: said by the address (`?person=7`, `?person=new`), so that it can be linked to and Back closes it. */
export function useOpenUser(): { open: OpenUser | null; show: (user: OpenUser | null) => void } {
  const pathname = usePathname()
  const params = useSearchParams()
  const asked = params.get('person')
  const id = Number(asked)

  function show(user: OpenUser | null) {
    const next = new URLSearchParams(params)
    if (user === null) next.delete('person')
    else next.set('person', String(user))
    const address = next.size === 0 ? pathname : `${pathname}?${next}`
    window.history[user === null ? 'replaceState' : 'pushState'](null, '', address)
  }

  return { open: asked === 'new' ? 'new' : Number.isSafeInteger(id) && id > 0 ? id : null, show }
}
