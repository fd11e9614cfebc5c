'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { Message } from '#contract/inbox.ts'
import { ConfirmDelete } from '@/components/resource/confirm-delete'
import { notify } from '@/components/resource/notifier'
import { orAlreadyDeleted } from '@/components/resource/already-deleted'
import { useAction } from '@/components/resource/use-action'
import { call } from '@/lib/agency/call'

/** Erases a message for good, after asking; what is gone leaves nothing of its sender. */
export function useErase(onErased?: () => void) {
  const t = useTranslations('inbox')
  const [asked, setAsked] = useState<Message | null>(null)
  const [shown, setShown] = useState<Message | null>(null)
  const { run, pending } = useAction(
    (id: number) => orAlreadyDeleted(call('inbox.remove', { params: { id } })),
    {
      done: null,
      revalidate: ['inbox.list', 'inbox.unread'],
      onDone: () => {
        setAsked(null)
        // The message's own page is left at once.
        notify({ message: 'common.DELETED_SUCCESSFULLY', keep: true })
        onErased?.()
      },
    },
  )
  return {
    ask(message: Message) {
      setAsked(message)
      setShown(message)
    },
    dialog: shown !== null && (
      <ConfirmDelete
        open={asked !== null}
        title={`${shown.sender.name}: ${shown.body.subject || shown.title}`}
        pending={pending}
        onCancel={() => setAsked(null)}
        onDelete={() => void run(shown.id)}
      >
        <p className="mt-3 text-sm text-ink-soft">{t('eraseHelp')}</p>
      </ConfirmDelete>
    ),
  }
}
