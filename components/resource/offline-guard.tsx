'use client'

import { SignalSlashIcon } from '@heroicons/react/24/outline'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { useWindowEvent } from '@/components/ui/use-window-event'
import { findLeavingLink } from './find-leaving-link'

const showModal = (dialog: HTMLDialogElement | null) => dialog?.showModal()

/** Covers the page when a link is pressed offline, and follows the link once the connection is back. */
export function OfflineGuard() {
  const t = useTranslations('resource')
  const [link, setLink] = useState<HTMLAnchorElement | null>(null)

  function handleClick(event: MouseEvent) {
    if (navigator.onLine) return
    const pressedLink = findLeavingLink(event)
    // A query change on the same page doesn't navigate; its lists report failed requests themselves.
    if (
      pressedLink === null ||
      pressedLink.origin !== location.origin ||
      pressedLink.pathname === location.pathname
    )
      return
    event.preventDefault()
    event.stopImmediatePropagation()
    setLink(pressedLink)
  }
  useWindowEvent('click', handleClick, true)
  useWindowEvent('online', () => {
    setLink(null)
    link?.click()
  })

  if (link === null) return null
  return (
    <dialog
      ref={showModal}
      aria-label={t('offlineTitle')}
      onClose={() => setLink(null)}
      className="m-auto size-full max-h-none max-w-none content-center bg-canvas text-ink"
    >
      <EmptyState
        icon={<SignalSlashIcon />}
        title={t('offlineTitle')}
        text={t('offlineHelp')}
        action={<Button onClick={() => setLink(null)}>{t('offlineStay')}</Button>}
      />
    </dialog>
  )
}
