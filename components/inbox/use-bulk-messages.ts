import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { Message } from '#contract/inbox.ts'
import type { Selection } from '@/components/portfolio/bulk/use-selection'
import { asAgencyError } from '@/components/resource/as-agency-error'
import { notify, notifyUndoable } from '@/components/resource/notifier'
import { runMany } from '@/components/resource/run-many'
import { trackPendingWrite } from '@/components/resource/unsaved-work'
import { useMutateCalls } from '@/lib/agency/use-mutate-calls'
import { inverseChange, type MessageChange, sendChange } from './use-message-actions'

/**
 * Returns `run`, which changes each message with a request of its own. Messages whose request fails stay selected. The
 * other changes can be undone together.
 */
export function useBulkMessages(selection: Selection<Message>) {
  const t = useTranslations()
  const { revalidate } = useMutateCalls()
  const [isPending, setPending] = useState(false)

  async function run(
    messages: readonly Message[],
    change: MessageChange,
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
      const key = typeof change === 'string' ? change : 'assigned'
      const text = t(`inbox.bulk.${key}`, { count: changedMessages.length })
      if (isUndo) notify({ text, survivesNavigation: true })
      else notifyUndoable(text, t('inbox.undo'), () => undo(changedMessages, change))
    }
    const [firstFailure] = failures
    if (firstFailure === undefined) return
    const { code, params } = asAgencyError(firstFailure.error)
    const reason = t(`errors.${code}`, params)
    notify({ text: t('inbox.bulk.failed', { count: failures.length, reason }), tone: 'danger' })
  }

  /** Applies the inverse change; for assignments, restores the previous agent of each message. */
  function undo(messages: readonly Message[], change: MessageChange) {
    if (typeof change === 'string') return run(messages, inverseChange[change], { isUndo: true })
    const restoreAgent = ({ id, agent }: Message) => sendChange(id, { agent: agent?.id ?? null })
    return run(messages, change, { send: restoreAgent, isUndo: true })
  }

  return {
    isPending,
    run: (messages: readonly Message[], change: MessageChange) => void run(messages, change),
  }
}
