'use client'

import { useLayoutEffect } from 'react'
import { lastFocus } from './last-focus'

/**
 * Within a panel: gives the focus back to what had it. Headless UI does so only for what was focused after its own code
 * had come, and a drawer or dialog may be loaded by the very press that opens it.
 */
export function FocusReturn() {
  useLayoutEffect(() => {
    const held = document.activeElement
    const opener = held === null || held === document.body ? lastFocus() : held
    return () =>
      queueMicrotask(() => {
        const nowhere = document.activeElement === null || document.activeElement === document.body
        if (nowhere && opener instanceof HTMLElement) opener.focus()
      })
  }, [])
  return null
}
