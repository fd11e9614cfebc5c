'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'

/**
 * After a navigation the reader starts at the new page's heading. Who is in the page already, on a tab that stayed or in a
 * field that took the focus itself, is left there.
 */
export function FocusHeading() {
  const pathname = usePathname()
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    const main = document.getElementById('main')
    if (main === null || main.contains(document.activeElement)) return
    const heading = main.querySelector<HTMLElement>('h1')
    ;(heading ?? main).focus({ preventScroll: true })
  }, [pathname])
  return null
}
