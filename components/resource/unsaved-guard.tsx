'use client'

import dynamic from 'next/dynamic'
import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { findLeavingLink } from './find-leaving-link'
import { registerLeaveConfirmation, confirmLeave, useUnsavedWork, wouldLoseWorkAt } from './unsaved-work'

/** Loaded once there are unsaved changes, so that it can open offline. */
const LeaveDialog = dynamic(() => import('./leave-dialog').then((module) => module.LeaveDialog), {
  ssr: false,
})

/** Asks before links, Back or closing the tab discard unsaved changes. Rendered once, in the dashboard layout. */
export function UnsavedGuard() {
  const router = useRouter()
  const { hasUnsaved, hasNoDraft } = useUnsavedWork()
  const [decide, setDecide] = useState<((canLeave: boolean) => void) | null>(null)

  useEffect(
    () => registerLeaveConfirmation(() => new Promise<boolean>((resolve) => setDecide(() => resolve))),
    [],
  )

  useEffect(() => {
    if (!hasUnsaved) return
    const handleUnload = (event: BeforeUnloadEvent) => event.preventDefault()

    // On window in the capture phase, to run before React and the link's own handler.
    const handleClick = (event: MouseEvent) => {
      const link = findLeavingLink(event)
      if (link === null) return
      if (link.origin === location.origin && !wouldLoseWorkAt(link.pathname)) return
      event.preventDefault()
      event.stopPropagation()
      void confirmLeave().then((canLeave) => {
        if (!canLeave) return
        if (link.origin === location.origin) router.push(link.pathname + link.search + link.hash)
        else location.assign(link.href)
      })
    }

    const handleNavigate = (event: NavigateEvent) => {
      if (event.navigationType !== 'traverse' || event.hashChange || !event.cancelable) return
      const { key, url } = event.destination
      if (!wouldLoseWorkAt(new URL(url).pathname)) return
      event.preventDefault()
      void confirmLeave().then((canLeave) => canLeave && window.navigation.traverseTo(key))
    }

    // Browsers without the Navigation API can't block Back; closing and links are still guarded.
    const navigation = 'navigation' in window ? window.navigation : null
    const listeners = new AbortController()
    const { signal } = listeners
    window.addEventListener('beforeunload', handleUnload, { signal })
    window.addEventListener('click', handleClick, { capture: true, signal })
    navigation?.addEventListener('navigate', handleNavigate, { signal })
    return () => listeners.abort()
  }, [hasUnsaved, router])

  function handleDecide(canLeave: boolean) {
    decide?.(canLeave)
    setDecide(null)
  }

  return hasUnsaved || decide !== null ? (
    <LeaveDialog open={decide !== null} hasNoDraft={hasNoDraft} onDecide={handleDecide} />
  ) : null
}
