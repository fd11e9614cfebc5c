'use client'

import { useEffect } from 'react'
import { subscribeToOtherTabs } from '@/components/resource/session-tabs'
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
    function checkSession() {
      if (document.visibilityState === 'visible') void follow()
    }
    // Another tab may have signed in between the response and hydration.
    checkSession()
    const unsubscribe = subscribeToOtherTabs((message) => message === 'signed-in' && void follow())
    const listeners = new AbortController()
    for (const event of ['focus', 'visibilitychange']) window.addEventListener(event, checkSession, listeners)
    return () => {
      unsubscribe()
      listeners.abort()
    }
  }, [next])
  return null
}
