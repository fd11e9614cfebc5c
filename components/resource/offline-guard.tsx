'use client'

import { useEffect } from 'react'
import { linkThatLeaves } from './link-that-leaves'
import { notify } from './notifier'

export function OfflineGuard() {
  useEffect(() => {
    const handleClick = (event: MouseEvent) => {
      if (navigator.onLine) return
      const link = linkThatLeaves(event)
      // A query change on the same page doesn't navigate; its lists report failed requests themselves.
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
