'use client'

import { useLayoutEffect } from 'react'
import { lastFocus } from './last-focus'

/**
 * Within what comes and goes: gives the focus back to what had it, or to the page's content when that is gone with what was
 * done. Headless UI does so only for what was focused after its own code had come, and a drawer or dialog may be loaded by
 * the very press that opens it.
 */
export function FocusReturn() {
  useLayoutEffect(() => {
    // The first may be an item of a menu that is gone by then.
    const openers = [document.activeElement, lastFocus()]
    return () =>
      queueMicrotask(() => {
        const nowhere = document.activeElement === null || document.activeElement === document.body
        const opener = openers.find((each) => each !== document.body && each?.isConnected)
        if (!nowhere) return
        if (opener instanceof HTMLElement) opener.focus()
        else document.getElementById('main')?.focus({ preventScroll: true })
      })
  }, [])
  return null
}
