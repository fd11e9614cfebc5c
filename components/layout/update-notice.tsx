import { ArrowPathIcon } from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import { useState, useEffect, useEffectEvent } from 'react'
import { limits } from '#contract/limits.ts'
import { confirmLeave, wouldLoseWork } from '@/components/resource/unsaved-work'
import { Button } from '@/components/ui/button'
import { TopBanner } from '@/components/ui/top-banner'
import { evaluateCheck, claimReload, fetchVersion, isNewer, saveCheck, readCheck } from './version-check'

const reloadPage = () => location.reload()

/** Reloads the page for a new version, or offers to if that would interrupt the user. */
export function UpdateNotice({
  runningVersion = process.env.PUBLIC_VERSION ?? '',
  reload = reloadPage,
}: {
  runningVersion?: string
  reload?: () => void
}) {
  const t = useTranslations()
  const version = useUpdate(runningVersion, reload)
  const [postponedVersion, setPostponedVersion] = useState<string | null>(null)
  // The status element is mounted before its text so that it is announced.
  return (
    <div role="status" className="contents">
      {version !== null && postponedVersion !== version && (
        <TopBanner
          icon={<ArrowPathIcon />}
          onClose={() => setPostponedVersion(version)}
          closeLabel={t('layout.update.later')}
          action={
            <Button size="sm" onClick={() => void confirmLeave().then((canLeave) => canLeave && reload())}>
              {t('layout.update.load')}
            </Button>
          }
        >
          {t('layout.update.ready')}
        </TopBanner>
      )}
    </div>
  )
}

const maxTimeoutMs = 2 ** 31 - 1

/**
 * Checks every two hours, in one tab, for a newer version on the server. Reloads the page once per version. If the
 * user is busy or a reload had no effect, returns the version so that a reload can be offered.
 */
function useUpdate(runningVersion: string, reload: () => void): string | null {
  const [version, setVersion] = useState<string | null>(null)

  const applyCheck = useEffectEvent(() => {
    const { foundVersion, needsSecondCheck } = readCheck(Date.now())
    if (needsSecondCheck || foundVersion === null || !isNewer(foundVersion, runningVersion))
      return setVersion(null)
    if (!isBusy() && claimReload(foundVersion)) reload()
    else setVersion(foundVersion)
  })

  useEffect(() => {
    if (runningVersion === '') return
    let timer: ReturnType<typeof setTimeout> | undefined
    let isUnmounted = false
    const checkVersion = async () => {
      clearTimeout(timer)
      const now = Date.now()
      const check = readCheck(now)
      if (now >= check.nextAt) {
        // Schedule the next check first, so that other tabs don't repeat this one.
        saveCheck({ ...check, nextAt: now + limits.updateConfirmMs })
        const remoteVersion = await fetchVersion()
        if (remoteVersion !== null) saveCheck(evaluateCheck(check, remoteVersion, runningVersion, now))
      }
      if (isUnmounted) return
      applyCheck()
      const wait = readCheck(Date.now()).nextAt - Date.now()
      timer = setTimeout(() => void checkVersion(), Math.min(Math.max(wait, 1_000), maxTimeoutMs))
    }
    const handleVisible = () => document.visibilityState === 'visible' && void checkVersion()
    // Another tab may have checked.
    const handleStorage = () => void checkVersion()
    void checkVersion()
    document.addEventListener('visibilitychange', handleVisible)
    window.addEventListener('storage', handleStorage)
    return () => {
      isUnmounted = true
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', handleVisible)
      window.removeEventListener('storage', handleStorage)
    }
  }, [runningVersion])

  return version
}

function isBusy(): boolean {
  return (
    wouldLoseWork() ||
    document.querySelector('[role="dialog"], [role="alertdialog"]') !== null ||
    document.activeElement?.matches('input, textarea, select, [contenteditable="true"]') === true
  )
}
