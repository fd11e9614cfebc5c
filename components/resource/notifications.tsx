'use client'

import { useTranslations } from 'next-intl'
import { usePathname } from 'next/navigation'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { Button } from '@/components/ui/push-button'
import { Notifications as Messages } from '@/components/ui/notifications'
import { clearNotices, closeNotice, noticeStore } from './notifier'
import { useChunkFailures } from './use-chunk-failures'

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
