'use client'

import { useTranslations } from 'next-intl'
import type { Message } from '#contract/inbox.ts'
import { mayLeave } from '@/components/resource/unsaved-work'
import { LinkButton } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { MessageView } from './message-view'

/** One message over the list. */
export function MessageDialog({
  message,
  author,
  onClose,
}: {
  message: Message
  author: string
  onClose: () => void
}) {
  const t = useTranslations('inbox')
  const close = async () => {
    if (await mayLeave()) onClose()
  }
  return (
    <Dialog
      open
      onClose={() => void close()}
      title={message.body.subject || message.title}
      width={760}
      closeLabel={t('close')}
      actions={<LinkButton href={`/inbox/read/${message.id}`}>{t('openPage')}</LinkButton>}
    >
      <MessageView id={message.id} author={author} onGone={onClose} />
    </Dialog>
  )
}
