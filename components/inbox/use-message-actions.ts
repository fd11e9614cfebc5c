import { useTranslations } from 'next-intl'
import type { AgencyError } from '#contract/errors.ts'
import type { Message } from '#contract/inbox.ts'
import { reportDeleted } from '@/components/resource/already-deleted'
import { isMaybeUnsupported } from '@/components/resource/unsupported-call'
import { notify } from '@/components/resource/notifier'
import { useAction } from '@/components/resource/use-action'
import { call } from '@/lib/agency/call'

export const inverseChange = {
  read: 'unread',
  unread: 'read',
  archived: 'unarchived',
  unarchived: 'archived',
} as const

type FlagChange = keyof typeof inverseChange
/** `agent` is null to unassign. */
export type MessageChange = FlagChange | { agent: number | null }

export function sendChange(id: number, change: MessageChange) {
  const params = { id }
  if (typeof change !== 'string') return call('inbox.assign', { params, body: { agent_id: change.agent } })
  if (change === 'read' || change === 'unread')
    return call('inbox.markRead', { params, body: { read: change === 'read' ? 1 : 0 } })
  return call('inbox.archive', { params, body: { archived: change === 'archived' ? 1 : 0 } })
}

type ChangedMessage = Pick<Message, 'id' | 'body' | 'title'>
const changeMessage = ({ id }: ChangedMessage, change: MessageChange) => sendChange(id, change)
const actionOptions = {
  /** Messages, and the history, which may be open below a message. */
  revalidate: ['inbox', 'activity'],
  onFailed: (error: AgencyError, { body, title }: ChangedMessage) =>
    reportDeleted(error, body.subject || title),
  lockKey: ({ id }: ChangedMessage) => id,
} as const

export function useMessageActions() {
  const t = useTranslations('inbox')
  // Called when a message is opened. If the API can't mark messages, `onFailed` returns true, which hides the error.
  const markOpened = useAction(changeMessage, { ...actionOptions, onFailed: isMaybeUnsupported })
  const setRead = useAction(changeMessage, actionOptions)
  const setArchived = useAction(changeMessage, actionOptions)
  const setAgent = useAction(changeMessage, {
    successMessage: 'common.SAVED_SUCCESSFULLY',
    ...actionOptions,
  })

  async function runUndoable({ run }: typeof setRead, message: Message, change: FlagChange, text: string) {
    if ((await run(message, change)) === undefined) return
    const undo = () => {
      close()
      return run(message, inverseChange[change])
    }
    const close = notify({ text, action: { label: t('undo'), run: undo }, survivesNavigation: true })
  }

  return {
    markOpened: (message: Message) => markOpened.run(message, 'read'),
    markRead: (message: Message, change: 'read' | 'unread') =>
      runUndoable(setRead, message, change, t(change === 'read' ? 'markedRead' : 'markedUnread')),
    archive: (message: Message, change: 'archived' | 'unarchived') =>
      runUndoable(setArchived, message, change, t(change)),
    assign: (message: Message, agent: number | null) => setAgent.run(message, { agent }),
    isAssigning: setAgent.isPending,
  }
}
export type MessageActions = ReturnType<typeof useMessageActions>
