'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'

/**
 * Moves the focus to the new page's heading after a navigation, including from the heading of its loading state. If
 * the focus is already in the page (a tab, an autofocused field), it stays there.
 */
export function FocusHeading() {
  const pathname = usePathname()
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    const main = document.getElementById('main')
    if (main === null) return
    focusHeading(main)
    if (main.querySelector('[aria-busy=true]') === null) return
    // The loading state's heading is removed while it has the focus.
    const observer = new MutationObserver(() => {
      if (main.querySelector('[aria-busy=true]') !== null) return
      observer.disconnect()
      if (document.activeElement === document.body) focusHeading(main)
    })
    observer.observe(main, { childList: true, subtree: true, attributeFilter: ['aria-busy'] })
    return () => observer.disconnect()
  }, [pathname])
  return null
}

function focusHeading(main: HTMLElement) {
  if (main.contains(document.activeElement)) return
  const heading = main.querySelector<HTMLElement>('h1')
  ;(heading ?? main).focus({ preventScroll: true })
}
