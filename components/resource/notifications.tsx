'use client'

import { useTranslations } from 'next-intl'
import { usePathname } from 'next/navigation'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { Button } from '@/components/ui/button'
import { Notifications as NotificationList } from '@/components/ui/notifications'
import { clearNotifications, closeNotification, notificationStore, notify } from './notifier'
import { isChunkFailure, reloadIfOutdated, loadRecovery } from './chunk-failure'

/** Delay in ms before the recovery code is loaded, since the first load doesn't need it. */
const recoveryDelayMs = 3_000

/** Renders the notifications of `notify()`. Mounted once in the root layout; cleared on navigation. */
export function Notifications() {
  const t = useTranslations()
  const notifications = useSyncExternalStore(
    notificationStore.subscribe,
    notificationStore.read,
    notificationStore.readOnServer,
  )
  const pathname = usePathname()
  const shownOn = useRef(pathname)
  useChunkFailures()

  useEffect(() => {
    if (shownOn.current === pathname) return
    shownOn.current = pathname
    clearNotifications()
  }, [pathname])

  const visible = notifications
    .filter((notification) => notification.visible)
    .map((notification) => ({
      id: notification.id,
      tone: notification.tone,
      timeout: notification.timeout,
      message:
        notification.text === undefined ? t(notification.message, notification.params) : notification.text,
      action: notification.action && (
        <Button size="sm" onClick={notification.action.run}>
          {notification.action.label}
        </Button>
      ),
    }))
  return (
    <NotificationList
      notifications={visible}
      onClose={closeNotification}
      label={t('resource.notifications')}
      closeLabel={t('common.close')}
    />
  )
}

/** Reloads the page if a deployment removed its scripts; for other failures, shows a reload button. */
function useChunkFailures() {
  const t = useTranslations('resource')
  useEffect(() => {
    const report = async (error: unknown) => {
      if (!isChunkFailure(error) || (await reloadIfOutdated(error))) return
      notify({
        message: 'resource.chunkFailed',
        tone: 'danger',
        action: { label: t('reload'), run: () => location.reload() },
      })
    }
    const handleError = (event: ErrorEvent) => void report(event.error)
    const handleRejection = (event: PromiseRejectionEvent) => void report(event.reason)
    const timer = setTimeout(() => void loadRecovery().catch(() => undefined), recoveryDelayMs)
    window.addEventListener('error', handleError)
    window.addEventListener('unhandledrejection', handleRejection)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('error', handleError)
      window.removeEventListener('unhandledrejection', handleRejection)
    }
  }, [t])
}
