'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import { limits } from '#contract/limits.ts'
import { wouldLoseWork } from '@/components/resource/unsaved-work'
import { afterLook, claimReload, fetchVersion, isNewer, keepCheck, readCheck } from './version-check'

const longestWaitMs = 2 ** 31 - 1

/**
 * Looks every two hours, one tab for all of them, whether the server runs a newer version. The page then reloads, once for
 * a version; where somebody is at work, or it has reloaded in vain, the version is answered here, to be offered.
 */
export function useUpdate(running: string, reload: () => void): string | null {
  const [offered, setOffered] = useState<string | null>(null)

  const judge = useEffectEvent(() => {
    const { seen, sure } = readCheck(Date.now())
    if (!sure || seen === null || !isNewer(seen, running)) return setOffered(null)
    if (!isBusy() && claimReload(seen)) reload()
    else setOffered(seen)
  })

  useEffect(() => {
    if (running === '') return
    let timer: ReturnType<typeof setTimeout> | undefined
    let over = false
    const look = async () => {
      clearTimeout(timer)
      const now = Date.now()
      const check = readCheck(now)
      if (now >= check.next) {
        // The next time is put down first: other tabs need not ask the same.
        keepCheck({ ...check, next: now + limits.updateConfirmMs })
        const found = await fetchVersion()
        if (found !== null) keepCheck(afterLook(check, found, running, now))
      }
      if (over) return
      judge()
      const wait = readCheck(Date.now()).next - Date.now()
      timer = setTimeout(() => void look(), Math.min(Math.max(wait, 1_000), longestWaitMs))
    }
    const onVisible = () => document.visibilityState === 'visible' && void look()
    // Another tab has looked.
    const onStorage = () => void look()
    void look()
    document.addEventListener('visibilitychange', onVisible)
    window.addEventListener('storage', onStorage)
    return () => {
      over = true
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', onVisible)
      window.removeEventListener('storage', onStorage)
    }
  }, [running])

  return offered
}

/** Something unsaved, a dialog, or somebody in a field: a reload would come between. */
function isBusy(): boolean {
  return (
    wouldLoseWork() ||
    document.querySelector('[role="dialog"], [role="alertdialog"]') !== null ||
    document.activeElement?.matches('input, textarea, select, [contenteditable="true"]') === true
  )
}
