'use client'

import dynamic from 'next/dynamic'
import { useRouter } from 'next/navigation'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { linkThatLeaves } from './link-that-leaves'
import { askBeforeLeaving, mayLeave, unsavedWork } from './unsaved-work'

/** Loaded as soon as something is typed, so that it is there when the network is not. */
const LeaveDialog = dynamic(() => import('./leave-dialog').then((module) => module.LeaveDialog), {
  ssr: false,
})

/** Asks before links, Back and closing the tab take unsaved work away. Once, in the main layout. */
export function UnsavedGuard() {
  const router = useRouter()
  const unsaved = useSyncExternalStore(unsavedWork.subscribe, unsavedWork.exists, unsavedWork.existsOnServer)
  const [answer, setAnswer] = useState<((leave: boolean) => void) | null>(null)

  useEffect(() => askBeforeLeaving(() => new Promise<boolean>((resolve) => setAnswer(() => resolve))), [])

  useEffect(() => {
    if (!unsaved) return
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault()

    // On the window, in the capture phase: before React, and so before the link's own handler, gets to see it.
    const onClick = (event: MouseEvent) => {
      const link = linkThatLeaves(event)
      if (link === null) return
      if (link.origin === location.origin && !unsavedWork.lostAt(link.pathname)) return
      event.preventDefault()
      event.stopPropagation()
      void mayLeave().then((leave) => {
        if (!leave) return
        if (link.origin === location.origin) router.push(link.pathname + link.search + link.hash)
        else location.assign(link.href)
      })
    }

    const onNavigate = (event: NavigateEvent) => {
      if (event.navigationType !== 'traverse' || event.hashChange || !event.cancelable) return
      const { key, url } = event.destination
      if (!unsavedWork.lostAt(new URL(url).pathname)) return
      event.preventDefault()
      void mayLeave().then((leave) => leave && window.navigation.traverseTo(key))
    }

    // Browsers without the Navigation API cannot hold Back; there closing and links are what is guarded.
    const history = 'navigation' in window ? window.navigation : null
    window.addEventListener('beforeunload', onUnload)
    window.addEventListener('click', onClick, true)
    history?.addEventListener('navigate', onNavigate)
    return () => {
      window.removeEventListener('beforeunload', onUnload)
      window.removeEventListener('click', onClick, true)
      history?.removeEventListener('navigate', onNavigate)
    }
  }, [unsaved, router])

  function decide(leave: boolean) {
    answer?.(leave)
    setAnswer(null)
  }

  return unsaved || answer !== null ? <LeaveDialog open={answer !== null} onDecide={decide} /> : null
}
