'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { Message } from '#contract/inbox.ts'
import { ConfirmDelete } from '@/components/resource/confirm-delete'
import { notify } from '@/components/resource/notifier'
import { ignoreAlreadyDeleted } from '@/components/resource/already-deleted'
import { useAction } from '@/components/resource/use-action'
import { call } from '@/lib/agency/call'
import { useMutateCalls } from '@/lib/agency/use-mutate-calls'

export function useErase(onErased?: () => void) {
  const t = useTranslations('inbox')
  const [toErase, setToErase] = useState<Message | null>(null)
  const [visible, setVisible] = useState<Message | null>(null)
  const { update } = useMutateCalls()
  const { run, pending } = useAction(
    async (id: number) => {
      await ignoreAlreadyDeleted(call('inbox.remove', { params: { id } }))
      await update('inbox.get', { params: { id } }, () => undefined)
    },
    {
      successMessage: null,
      revalidate: ['inbox.list', 'inbox.unread'],
      onDone: () => {
        setToErase(null)
        // Sticky because the message's own page navigates away immediately.
        notify({ message: 'common.DELETED_SUCCESSFULLY', sticky: true })
        onErased?.()
      },
    },
  )
  return {
    request(message: Message) {
      setToErase(message)
      setVisible(message)
    },
    dialog: visible !== null && (
      <ConfirmDelete
        open={toErase !== null}
        title={`${visible.sender.name} · ${visible.body.subject || visible.title}`}
        pending={pending}
        onCancel={() => setToErase(null)}
        onDelete={() => void run(visible.id)}
      >
        <p className="mt-3 text-sm text-ink-soft">{t('eraseHelp')}</p>
      </ConfirmDelete>
    ),
  }
}
