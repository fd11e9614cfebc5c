'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'

/** Confirms an action that can't be undone at a portal. Cancel has the initial focus. */
export function ConfirmAction({
  open,
  title,
  text,
  word,
  pending,
  onClose,
  onGo,
}: {
  open: boolean
  title: string
  text: string
  word: string
  pending: boolean
  onClose: () => void
  onGo: () => void
}) {
  const t = useTranslations('common')
  return (
    <Dialog
      open={open}
      onClose={pending ? undefined : onClose}
      role="alertdialog"
      title={title}
      description={text}
      actions={
        <>
          <Button data-autofocus disabled={pending} onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button variant="danger" loading={pending} onClick={onGo}>
            {word}
          </Button>
        </>
      }
    />
  )
}
