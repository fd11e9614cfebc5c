'use client'

import { useCallback } from 'react'
import { call } from '@/lib/agency/call'
import { forgetRecent } from '@/components/resource/recent-records'
import { mayLeave } from '@/components/resource/unsaved-work'
import { tellOtherTabs } from '@/components/resource/session-tabs'
import { menuPanel } from './menu-panels'

const noticedMs = 400

/** Signs out, here and in the other tabs. A whole new document, so that no record of this colleague stays in memory. */
export function useLogout(): () => Promise<void> {
  return useCallback(async () => {
    if (!(await mayLeave())) return
    // Usually it is done before anybody would see that they have to wait.
    setTimeout(() => menuPanel.open('leaving'), noticedMs)
    // The BFF drops the cookie whatever the API says; the sign-in page tells of a sign-out that is not complete.
    await call('session.logout', {}).catch(() => undefined)
    forgetRecent()
    tellOtherTabs('signed-out')
    location.assign('/login')
  }, [])
}
