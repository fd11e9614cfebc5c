'use client'

import { useLayoutEffect } from 'react'
import { lastFocus } from './last-focus'

/**
 * Within a panel: gives the focus back to what had it. Headless UI does so only for what was focused after its own code
 * had come, and a drawer or dialog may be loaded by the very press that opens it.
 */
export function FocusReturn() {
  useLayoutEffect(() => {
    // The first may be an item of a menu that is gone by then.
    const openers = [document.activeElement, lastFocus()]
    return () =>
      queueMicrotask(() => {
        const nowhere = document.activeElement === null || document.activeElement === document.body
        const opener = openers.find((each) => each !== document.body && each?.isConnected)
        if (nowhere && opener instanceof HTMLElement) opener.focus()
      })
  }, [])
  return null
}
