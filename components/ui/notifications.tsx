'use client'

import { CheckCircleIcon, ExclamationCircleIcon, InformationCircleIcon } from '@heroicons/react/20/solid'
import { XMarkIcon } from '@heroicons/react/24/outline'
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { classes } from './classes'
import { IconButton } from './icon-button'
import { useIsModalOpen } from './open-modals'

export type Notice = {
  id: string | number
  tone: 'good' | 'danger' | 'plain'
  message: ReactNode
  /** Milliseconds until it goes by itself; 0 stays until it is closed. */
  timeout: number
  /** Undo, Reload: one more way on. */
  action?: ReactNode
}

/**
 * The messages of the moment, newest last, under the top bar: there they cover neither a save bar nor a dialog's
 * buttons. They lie in the body, where an open dialog leaves them within reach.
 */
export function Notifications({
  notices,
  onClose,
  label,
  closeLabel,
}: {
  notices: readonly Notice[]
  onClose: (id: Notice['id']) => void
  label: string
  closeLabel: string
}) {
  // The server has no body to put them in, and the first render in the browser must say the same as it did.
  const inBrowser = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
  if (!inBrowser) return null
  const draw = (urgent: boolean) =>
    notices.map(
      (notice, at) =>
        (notice.tone === 'danger') === urgent && (
          <Message
            key={notice.id}
            notice={notice}
            order={at}
            onClose={() => onClose(notice.id)}
            closeLabel={closeLabel}
          />
        ),
    )
  return createPortal(
    <section
      aria-label={notices.length > 0 ? label : undefined}
      className="pointer-events-none fixed top-18 right-4 left-4 z-50 flex flex-col items-end gap-2 print:hidden"
    >
      {/* There before what it says: a status that comes together with its words is often not read out (ARIA22). */}
      <div role="status" aria-atomic={false} className="contents">
        {draw(false)}
      </div>
      {draw(true)}
    </section>,
    document.body,
  )
}

const looks = {
  good: { frame: 'border-good/40 bg-good-soft', icon: <CheckCircleIcon className="text-good" /> },
  danger: {
    frame: 'border-danger/40 bg-danger-soft',
    icon: <ExclamationCircleIcon className="text-danger" />,
  },
  plain: { frame: 'border-line bg-raised', icon: <InformationCircleIcon className="text-ink-soft" /> },
}

function Message({
  notice,
  order,
  onClose,
  closeLabel,
}: {
  notice: Notice
  /** Its place among all: those that are read out at once stand apart in the page. */
  order: number
  onClose: () => void
  closeLabel: string
}) {
  const [held, setHeld] = useState(false)
  // Behind a dialog it can't be read, so its time doesn't run.
  const covered = useIsModalOpen()
  const left = useRef(notice.timeout)
  const close = useRef(onClose)
  const timed = notice.timeout > 0

  useEffect(() => {
    close.current = onClose
  })

  useEffect(() => {
    if (!timed || held || covered) return
    const since = Date.now()
    const timer = setTimeout(() => close.current(), left.current)
    return () => {
      clearTimeout(timer)
      left.current = Math.max(left.current - (Date.now() - since), 0)
    }
  }, [timed, held, covered])

  const { frame, icon } = looks[notice.tone]
  return (
    <div
      role={notice.tone === 'danger' ? 'alert' : undefined}
      style={{ order }}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className={classes(
        'animate-rise pointer-events-auto flex w-full max-w-100 items-start gap-2.5 rounded-lg border py-2 pr-2 pl-3.5 shadow-raised',
        frame,
      )}
    >
      <span aria-hidden className="mt-1.5 shrink-0 [&_svg]:size-5">
        {icon}
      </span>
      <div className="min-w-0 flex-1 py-1.5 text-sm font-medium wrap-anywhere">{notice.message}</div>
      {notice.action}
      <IconButton label={closeLabel} icon={<XMarkIcon />} size="sm" tooltip={false} onClick={onClose} />
    </div>
  )
}
