import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { Message } from '#contract/inbox.ts'
import { ConfirmDelete } from '@/components/resource/confirm-delete'
import { notify } from '@/components/resource/notifier'
import { ignoreAlreadyDeleted } from '@/components/resource/already-deleted'
import { useAction } from '@/components/resource/use-action'
import { call } from '@/lib/agency/call'
import { useMutateCalls } from '@/lib/agency/use-mutate-calls'

export function useDeleteMessage(onDeleted?: () => void) {
  const t = useTranslations('inbox')
  const [message, setMessage] = useState<Message | null>(null)
  const { update } = useMutateCalls()
  const { run, isPending } = useAction(
    async (id: number) => {
      await ignoreAlreadyDeleted(call('inbox.remove', { params: { id } }))
      await update('inbox.get', { params: { id } }, () => undefined)
    },
    {
      revalidate: ['inbox.list', 'inbox.unread'],
      onDone: () => {
        setMessage(null)
        // The message's own page navigates away immediately.
        notify({ message: 'common.DELETED_SUCCESSFULLY', survivesNavigation: true })
        onDeleted?.()
      },
    },
  )
  return {
    openDialog: setMessage,
    dialog: (
      <ConfirmDelete
        open={message !== null}
        title={message === null ? '' : `${message.sender.name} · ${message.body.subject || message.title}`}
        isPending={isPending}
        onCancel={() => setMessage(null)}
        onDelete={() => message !== null && void run(message.id)}
      >
        <p className="mt-3 text-sm text-ink-soft">{t('eraseHelp')}</p>
      </ConfirmDelete>
    ),
  }
}
