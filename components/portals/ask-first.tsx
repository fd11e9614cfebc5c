'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'

/** What cannot be taken back at a portal asks first. Starts on Cancel. */
export function AskFirst({
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
  /** Says on the button what happens. */
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
