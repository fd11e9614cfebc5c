'use client'

import { CheckCircleIcon, ExclamationCircleIcon, InformationCircleIcon } from '@heroicons/react/20/solid'
import { XMarkIcon } from '@heroicons/react/24/outline'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useHydrated } from './before-hydration'
import { classes } from './classes'
import { IconButton } from './icon-button'
import { useIsModalOpen } from './open-modals'

export type Notification = {
  id: string | number
  tone: 'good' | 'danger' | 'plain'
  message: ReactNode
  /** Milliseconds until it disappears; 0 shows it until it is closed. */
  timeout: number
  action?: ReactNode
}

/**
 * Notifications, newest last. On wide screens at the bottom left, above a save bar; on small ones below the top bar.
 * Rendered in the body so that they stay reachable while a dialog is open.
 */
export function Notifications({
  notifications,
  onClose,
  label,
  closeLabel,
}: {
  notifications: readonly Notification[]
  onClose: (id: Notification['id']) => void
  label: string
  closeLabel: string
}) {
  // The server has no body to render into, and hydration must match.
  const isHydrated = useHydrated()
  if (!isHydrated) return null
  const render = (urgent: boolean) =>
    notifications.map(
      (notification, index) =>
        (notification.tone === 'danger') === urgent && (
          <NotificationItem
            key={notification.id}
            notification={notification}
            order={index}
            onClose={() => onClose(notification.id)}
            closeLabel={closeLabel}
          />
        ),
    )
  return createPortal(
    <section
      aria-label={notifications.length > 0 ? label : undefined}
      className="pointer-events-none fixed top-18 right-4 left-4 z-50 flex flex-col items-end gap-2 md:items-start md:top-auto md:right-auto md:bottom-4 md:left-3 md:w-88 md:[body:has([data-save-bar])_&]:bottom-24 print:hidden"
    >
      {/* Mounted before its text: screen readers often skip a status that appears together with its text (ARIA22). */}
      <div role="status" aria-atomic={false} className="contents">
        {render(false)}
      </div>
      {render(true)}
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

function NotificationItem({
  notification,
  order,
  onClose,
  closeLabel,
}: {
  notification: Notification
  /** Position among all notifications, which are in two regions: errors are announced assertively. */
  order: number
  onClose: () => void
  closeLabel: string
}) {
  const [paused, setPaused] = useState(false)
  // A dialog covers the notification, so the timer is paused.
  const isCovered = useIsModalOpen()
  const remainingMs = useRef(notification.timeout)
  const close = useRef(onClose)
  const hasTimeout = notification.timeout > 0

  useEffect(() => {
    close.current = onClose
  })

  useEffect(() => {
    if (!hasTimeout || paused || isCovered) return
    const since = Date.now()
    const timer = setTimeout(() => close.current(), remainingMs.current)
    return () => {
      clearTimeout(timer)
      remainingMs.current = Math.max(remainingMs.current - (Date.now() - since), 0)
    }
  }, [hasTimeout, paused, isCovered])

  const { frame, icon } = toneStyles[notification.tone]
  return (
    <div
      role={notification.tone === 'danger' ? 'alert' : undefined}
      style={{ order }}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
      className={classes(
        // Limited to the side menu's width, except errors, which are longer.
        notification.tone !== 'danger' && 'md:max-w-60',
        'animate-rise pointer-events-auto flex w-full max-w-100 items-start gap-2.5 rounded-lg border py-2 pr-2 pl-3.5 shadow-raised',
        frame,
      )}
    >
      <span aria-hidden className="mt-1.5 shrink-0 [&_svg]:size-5">
        {icon}
      </span>
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2.5 gap-y-1">
        <div className="min-w-0 flex-1 basis-32 py-1.5 text-sm font-medium wrap-anywhere">
          {notification.message}
        </div>
        {notification.action}
      </div>
      <IconButton label={closeLabel} icon={<XMarkIcon />} size="sm" tooltip={false} onClick={onClose} />
    </div>
  )
}
