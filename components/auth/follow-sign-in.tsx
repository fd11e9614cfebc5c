'use client'

import { useEffect } from 'react'
import { hearOtherTabs } from '@/components/resource/session-tabs'
import { fetchSessionView } from '@/lib/agency/call'

/** Goes on to `next` once another tab has signed in: it says so, and a tab that slept meanwhile looks when it is shown. */
export function FollowSignIn({ next }: { next: string }) {
  useEffect(() => {
    async function follow() {
      const session = await fetchSessionView().catch(() => null)
      if (session !== null) location.replace(next)
    }
    function look() {
      if (document.visibilityState === 'visible') void follow()
    }
    // Another tab may have signed in between this page's answer and this moment.
    look()
    const stop = hearOtherTabs((news) => news === 'signed-in' && void follow())
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
