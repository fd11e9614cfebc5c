'use client'

import { useEffect } from 'react'
import { linkThatLeaves } from './link-that-leaves'
import { notify } from './notifier'

/** Says so when a link is followed without a connection, and stays on the page. Once, before `UnsavedGuard`. */
export function OfflineGuard() {
  useEffect(() => {
    const handleClick = (event: MouseEvent) => {
      if (navigator.onLine) return
      const link = linkThatLeaves(event)
      // Another query of the same page is written without a navigation; its lists report a failed request themselves.
      if (link === null || link.origin !== location.origin || link.pathname === location.pathname) return
      event.preventDefault()
      event.stopImmediatePropagation()
      notify({ message: 'resource.offlineLink', tone: 'danger', timeout: 6000 })
    }
    window.addEventListener('click', handleClick, true)
    return () => window.removeEventListener('click', handleClick, true)
  }, [])
  return null
}
