'use client'

import { useEffect } from 'react'
import { onOtherTabs } from '@/components/resource/session-tabs'
import { isSignedIn } from '@/lib/agency/call'

/**
 * Navigates to `next` once another tab has signed in. Tabs notify each other; a background tab checks when it
 * becomes visible.
 */
export function FollowSignIn({ next }: { next: string }) {
  useEffect(() => {
    async function follow() {
      if (await isSignedIn().catch(() => false)) location.replace(next)
    }
    function look() {
      if (document.visibilityState === 'visible') void follow()
    }
    // Another tab may have signed in between the response and hydration.
    look()
    const stop = onOtherTabs((news) => news === 'signed-in' && void follow())
    window.addEventListener('focus', look)
    document.addEventListener('visibilitychange', look)
    return () => {
      stop()
      window.removeEventListener('focus', look)
      document.removeEventListener('visibilitychange', look)
    }
  }, [next])
  return null
}
