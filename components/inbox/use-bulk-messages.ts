import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { Message } from '#contract/inbox.ts'
import type { Selection } from '@/components/portfolio/bulk/use-selection'
import { asAgencyError } from '@/components/resource/as-agency-error'
import { notify, notifyUndoable } from '@/components/resource/notifier'
import { runMany } from '@/components/resource/run-many'
import { trackPendingWrite } from '@/components/resource/unsaved-work'
import { call } from '@/lib/agency/call'
import { useMutateCalls } from '@/lib/agency/use-mutate-calls'

/** A change of several messages; `agent` is null to unassign. */
type BulkChange = 'read' | 'unread' | 'archived' | 'unarchived' | { agent: number | null }

const inverseChange = {
  read: 'unread',
  unread: 'read',
  archived: 'unarchived',
  unarchived: 'archived',
} as const

/**
 * Returns `run`, which changes each message with a request of its own. Failed ones stay selected; the other changes can
 * be undone together.
 */
export function useBulkMessages(selection: Selection<Message>) {
  const t = useTranslations()
  const { revalidate } = useMutateCalls()
  const [isPending, setPending] = useState(false)

  async function run(
    messages: readonly Message[],
    change: BulkChange,
    {
      send = ({ id }) => sendChange(id, change),
      isUndo = false,
    }: { send?: (message: Message) => Promise<unknown>; isUndo?: boolean } = {},
  ) {
    setPending(true)
    const outcomes = await trackPendingWrite(() => runMany(messages, send))
    setPending(false)
    void revalidate('inbox', 'activity')
    const changedMessages = outcomes.filter(({ state }) => state === 'done').map(({ item }) => item)
    const failures = outcomes.filter((outcome) => outcome.state === 'failed')
    if (!isUndo) selection.set(failures.map(({ item }) => item))
    if (changedMessages.length > 0) {
      const text = t(`inbox.bulk.${messageKeyOf(change)}`, { count: changedMessages.length })
      if (isUndo) notify({ text, sticky: true })
      else notifyUndoable(text, t('inbox.undo'), () => undo(changedMessages, change))
    }
    const [firstFailure] = failures
    if (firstFailure === undefined) return
    const { code, params } = asAgencyError(firstFailure.error)
    const reason = t(`errors.${code}`, params)
    notify({ text: t('inbox.bulk.failed', { count: failures.length, reason }), tone: 'danger' })
  }

  /** Applies the inverse change; for assignments, restores the previous agent of each message. */
  function undo(messages: readonly Message[], change: BulkChange) {
    if (typeof change === 'string') return run(messages, inverseChange[change], { isUndo: true })
    const restoreAgent = ({ id, agent }: Message) => sendChange(id, { agent: agent?.id ?? null })
    return run(messages, change, { send: restoreAgent, isUndo: true })
  }

  return {
    isPending,
    run: (messages: readonly Message[], change: BulkChange) => void run(messages, change),
  }
}

const messageKeyOf = (change: BulkChange) => (typeof change === 'string' ? change : 'assigned')

function sendChange(id: number, change: BulkChange) {
  const params = { id }
  if (typeof change !== 'string') return call('inbox.assign', { params, body: { agent_id: change.agent } })
  if (change === 'read' || change === 'unread')
    return call('inbox.markRead', { params, body: { read: change === 'read' ? 1 : 0 } })
  return call('inbox.archive', { params, body: { archived: change === 'archived' ? 1 : 0 } })
}
