import { useLayoutEffect } from 'react'
import { getLastFocus } from './last-focus'

/**
 * Restores the focus on unmount, or moves it to the page's content if the element is gone. Headless UI does this
 * only for elements focused after its code was loaded, but a dialog may be loaded by the very click that opens it.
 */
export function FocusReturn() {
  useLayoutEffect(() => {
    // The active element may be a menu item that no longer exists when the dialog closes.
    const openers = [document.activeElement, getLastFocus()]
    return () =>
      queueMicrotask(() => {
        const isFocusLost = document.activeElement === null || document.activeElement === document.body
        if (!isFocusLost) return
        const opener = openers.find((element) => element !== document.body && element?.isConnected)
        if (opener instanceof HTMLElement) opener.focus()
        else document.getElementById('main')?.focus({ preventScroll: true })
      })
  }, [])
  return null
}
