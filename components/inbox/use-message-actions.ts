import { useTranslations } from 'next-intl'
import type { AgencyError } from '#contract/errors.ts'
import type { Message } from '#contract/inbox.ts'
import { reportDeleted } from '@/components/resource/already-deleted'
import { isMaybeUnsupported } from '@/components/resource/unsupported-call'
import { notify } from '@/components/resource/notifier'
import { useAction } from '@/components/resource/use-action'
import { call } from '@/lib/agency/call'

type MessageId = Pick<Message, 'id'>
type ChangedMessage = Pick<Message, 'id' | 'body' | 'title'>
/** Messages, and the history, which may be open below a message. */
const affectedResources = ['inbox', 'activity'] as const
const onFailed = (error: AgencyError, { body, title }: ChangedMessage) =>
  reportDeleted(error, body.subject || title)
const actionOptions = { revalidate: affectedResources, onFailed, lockKey: ({ id }: MessageId) => id } as const

export function useMessageActions() {
  const t = useTranslations('inbox')
  const setRead = useAction(
    ({ id }: ChangedMessage, value: 0 | 1) =>
      call('inbox.markRead', { params: { id }, body: { read: value } }),
    actionOptions,
  )
  // Called when a message is opened, so an API that can't mark messages isn't reported as an error.
  const markOpened = useAction(
    ({ id }: MessageId) => call('inbox.markRead', { params: { id }, body: { read: 1 } }),
    {
      ...actionOptions,
      onFailed: isMaybeUnsupported,
    },
  )
  const setArchived = useAction(
    ({ id }: ChangedMessage, archived: 0 | 1) =>
      call('inbox.archive', { params: { id }, body: { archived } }),
    actionOptions,
  )
  const setAgent = useAction(
    ({ id }: ChangedMessage, agent_id: number | null) =>
      call('inbox.assign', { params: { id }, body: { agent_id } }),
    { successMessage: 'common.SAVED_SUCCESSFULLY', ...actionOptions },
  )
  function notifyWithUndo(text: string, undo: () => Promise<unknown>) {
    const run = () => {
      close()
      return undo()
    }
    const close = notify({ text, action: { label: t('undo'), run }, sticky: true })
  }

  return {
    markOpened: (message: MessageId) => markOpened.run(message),
    async markRead(message: Message, value: 0 | 1) {
      if ((await setRead.run(message, value)) === undefined) return
      notifyWithUndo(t(value === 1 ? 'markedRead' : 'markedUnread'), () =>
        setRead.run(message, value === 1 ? 0 : 1),
      )
    },
    async archive(message: Message, value: 0 | 1) {
      if ((await setArchived.run(message, value)) === undefined) return
      notifyWithUndo(t(value === 1 ? 'archived' : 'unarchived'), () =>
        setArchived.run(message, value === 1 ? 0 : 1),
      )
    },
    assign: setAgent.run,
    isAssigning: setAgent.isPending,
  }
}
export type MessageActions = ReturnType<typeof useMessageActions>
