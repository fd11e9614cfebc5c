'use client'

import { CheckCircleIcon, ExclamationCircleIcon, InformationCircleIcon } from '@heroicons/react/20/solid'
import { useTranslations } from 'next-intl'
import { usePathname } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useHydrated } from '@/components/ui/before-hydration'
import { Button } from '@/components/ui/button'
import { classes } from '@/components/ui/classes'
import { CloseButton } from '@/components/ui/close-button'
import { useStore } from '@/components/ui/create-store'
import { useIsModalOpen } from '@/components/ui/open-modals'
import { useWindowEvent } from '@/components/ui/use-window-event'
import { isChunkFailure, reloadIfOutdated } from './chunk-failure'
import {
  clearNotifications,
  closeNotification,
  type Notification,
  notificationStore,
  notify,
} from './notifier'

/**
 * Renders the notifications of `notify()`, newest last. On wide screens at the bottom left, above a save bar; on small
 * ones below the top bar. Mounted once in the root layout, rendered in the body so that they stay reachable while a
 * dialog is open. Navigation clears those without `survivesNavigation`.
 */
export function Notifications() {
  const t = useTranslations('resource')
  const notifications = useStore(notificationStore).filter(({ visible }) => visible)
  const pathname = usePathname()
  const lastPathname = useRef(pathname)
  useChunkFailures()

  useEffect(() => {
    if (lastPathname.current === pathname) return
    lastPathname.current = pathname
    clearNotifications()
  }, [pathname])

  // The server has no body to render into, and hydration must match.
  if (!useHydrated()) return null
  const renderItems = (isError: boolean) =>
    notifications.map(
      (notification, index) =>
        (notification.tone === 'danger') === isError && (
          <NotificationItem key={notification.id} notification={notification} order={index} />
        ),
    )
  return createPortal(
    <section
      aria-label={notifications.length > 0 ? t('notifications') : undefined}
      className="pointer-events-none fixed top-18 right-4 left-4 z-50 flex flex-col items-end gap-2 md:items-start md:top-auto md:right-auto md:bottom-4 md:left-3 md:w-88 md:[body:has([data-save-bar])_&]:bottom-24 print:hidden"
    >
      {/* Mounted before its text: screen readers often skip a status that appears together with its text (ARIA22). */}
      <div role="status" aria-atomic={false} className="contents">
        {renderItems(false)}
      </div>
      {renderItems(true)}
    </section>,
    document.body,
  )
}

const toneStyles = {
  good: { frame: 'border-good/40 bg-good-soft', icon: <CheckCircleIcon className="text-good" /> },
  danger: {
    frame: 'border-danger/40 bg-danger-soft',
    icon: <ExclamationCircleIcon className="text-danger" />,
  },
  plain: { frame: 'border-line bg-raised', icon: <InformationCircleIcon className="text-ink-soft" /> },
}

/** `order` is the position among all notifications, which are in two regions: errors are announced assertively. */
function NotificationItem({ notification, order }: { notification: Notification; order: number }) {
  const t = useTranslations()
  const [isPaused, setPaused] = useState(false)
  // Pauses the timer, because the user is reading the dialog.
  const isModalOpen = useIsModalOpen()
  const { id, tone, timeout, action } = notification
  const remainingMs = useRef(timeout)

  useEffect(() => {
    if (timeout === 0 || isPaused || isModalOpen) return
    const startedAt = Date.now()
    const timer = setTimeout(() => closeNotification(id), remainingMs.current)
    return () => {
      clearTimeout(timer)
      remainingMs.current = Math.max(remainingMs.current - (Date.now() - startedAt), 0)
    }
  }, [id, timeout, isPaused, isModalOpen])

  const { frame, icon } = toneStyles[tone]
  return (
    <div
      role={tone === 'danger' ? 'alert' : undefined}
      style={{ order }}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
      className={classes(
        // Limited to the side menu's width, except errors, which are longer.
        tone !== 'danger' && 'md:max-w-60',
        'animate-rise pointer-events-auto flex w-full max-w-100 items-start gap-2.5 rounded-lg border py-2 pr-2 pl-3.5 shadow-raised',
        frame,
      )}
    >
      <span aria-hidden className="mt-1.5 shrink-0 [&_svg]:size-5">
        {icon}
      </span>
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2.5 gap-y-1">
        <div className="min-w-0 flex-1 basis-32 py-1.5 text-sm font-medium wrap-anywhere">
          {notification.text === undefined ? t(notification.message, notification.params) : notification.text}
        </div>
        {action && (
          <Button size="sm" onClick={action.run}>
            {action.label}
          </Button>
        )}
      </div>
      <CloseButton label={t('common.close')} onClick={() => closeNotification(id)} />
    </div>
  )
}

const reload = () => location.reload()

/** Reloads the page if a deployment removed its scripts; otherwise, shows a reload button. */
function useChunkFailures() {
  const t = useTranslations('resource')
  async function report(error: unknown) {
    if (!isChunkFailure(error) || (await reloadIfOutdated(error))) return
    notify({
      message: 'resource.chunkFailed',
      tone: 'danger',
      action: { label: t('reload'), run: reload },
    })
  }
  useWindowEvent('error', ({ error }) => void report(error))
  useWindowEvent('unhandledrejection', ({ reason }) => void report(reason))
}
