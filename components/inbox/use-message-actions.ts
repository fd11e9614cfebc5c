'use client'

import { useTranslations } from 'next-intl'
import type { Message } from '#contract/inbox.ts'
import { lacksCall } from '@/components/resource/lacks-call'
import { notify } from '@/components/resource/notifier'
import { useAction } from '@/components/resource/use-action'
import { call } from '@/lib/agency/call'

type One = Pick<Message, 'id'>
/** Messages and their history, which may be open below one. */
const visible = ['inbox', 'activity'] as const
const inbox = { done: null, revalidate: visible } as const

export function useMessageActions() {
  const t = useTranslations('inbox')
  const read = useAction(
    ({ id }: One, value: 0 | 1) => call('inbox.markRead', { params: { id }, body: { read: value } }),
    inbox,
  )
  // Automatic, so don't report APIs that can't mark messages.
  const opened = useAction(({ id }: One) => call('inbox.markRead', { params: { id }, body: { read: 1 } }), {
    ...inbox,
    onFailed: lacksCall,
  })
  const filed = useAction(
    ({ id }: One, archived: 0 | 1) => call('inbox.archive', { params: { id }, body: { archived } }),
    inbox,
  )
  const assigned = useAction(
    ({ id }: One, agent_id: number | null) => call('inbox.assign', { params: { id }, body: { agent_id } }),
    { revalidate: visible },
  )
  const undoable = (text: string, back: () => void) =>
    notify({ text, action: { label: t('undo'), run: back }, sticky: true })

  return {
    seen: (message: One) => opened.run(message),
    async markRead(message: One, value: 0 | 1) {
      if ((await read.run(message, value)) === undefined) return
      undoable(
        t(value === 1 ? 'markedRead' : 'markedUnread'),
        () => void read.run(message, value === 1 ? 0 : 1),
      )
    },
    async archive(message: One, value: 0 | 1) {
      if ((await filed.run(message, value)) === undefined) return
      undoable(t(value === 1 ? 'archived' : 'unarchived'), () => void filed.run(message, value === 1 ? 0 : 1))
    },
    assign: assigned.run,
    assigning: assigned.pending,
  }
}
export type MessageActions = ReturnType<typeof useMessageActions>
