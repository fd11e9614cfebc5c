'use client'

import { useEffect } from 'react'
import { hearOtherTabs } from '@/components/resource/session-tabs'
import { isSignedIn } from '@/lib/agency/call'

/** Leaves for `next` once another tab has signed in. Tabs tell each other; a tab that was in the background checks when it is shown. */
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
