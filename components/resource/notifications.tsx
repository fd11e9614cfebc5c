'use client'

import { useTranslations } from 'next-intl'
import { usePathname } from 'next/navigation'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { Button } from '@/components/ui/push-button'
import { Notifications as Messages } from '@/components/ui/notifications'
import { clearNotices, closeNotice, noticeStore, notify } from './notifier'
import { isChunkFailure, isRecovered, loadRecovery } from './chunk-failure'

/** Delays loading the recovery code, which the first load doesn't need. */
const debounceMs = 3_000

/** Renders the notifications of `notify()`. Mounted once in the root layout; cleared on navigation. */
export function Notifications() {
  const t = useTranslations()
  const notices = useSyncExternalStore(noticeStore.subscribe, noticeStore.read, noticeStore.readOnServer)
  const pathname = usePathname()
  const shownOn = useRef(pathname)
  useChunkFailures()

  useEffect(() => {
    if (shownOn.current === pathname) return
    shownOn.current = pathname
    clearNotices()
  }, [pathname])

  const visible = notices
    .filter((notice) => notice.visible)
    .map((notice) => ({
      id: notice.id,
      tone: notice.tone,
      timeout: notice.timeout,
      message: notice.text === undefined ? t(notice.message, notice.params) : notice.text,
      action: notice.action && (
        <Button size="sm" onClick={notice.action.run}>
          {notice.action.label}
        </Button>
      ),
    }))
  return (
    <Messages
      notices={visible}
      onClose={closeNotice}
      label={t('resource.notifications')}
      closeLabel={t('common.close')}
    />
  )
}

/** Reloads a page whose version was replaced; otherwise shows "Loading chunk failed" with a reload button. */
function useChunkFailures() {
  const t = useTranslations('resource')
  useEffect(() => {
    const report = async (error: unknown) => {
      if (!isChunkFailure(error) || (await isRecovered(error))) return
      notify({
        message: 'resource.chunkFailed',
        tone: 'danger',
        action: { label: t('reload'), run: () => location.reload() },
      })
    }
    const onError = (event: ErrorEvent) => void report(event.error)
    const onRejection = (event: PromiseRejectionEvent) => void report(event.reason)
    const resolved = setTimeout(() => void loadRecovery().catch(() => undefined), debounceMs)
    window.addEventListener('error', onError)
    window.addEventListener('unhandledrejection', onRejection)
    return () => {
      clearTimeout(resolved)
      window.removeEventListener('error', onError)
      window.removeEventListener('unhandledrejection', onRejection)
    }
  }, [t])
}
