import { useTranslations } from 'next-intl'
import type { Batch } from '#contract/batches.ts'
import { asAgencyError } from '@/components/resource/as-agency-error'
import { notify, notifyError, notifyUndoable } from '@/components/resource/notifier'
import { call } from '@/lib/agency/call'
import { useMutateCalls } from '@/lib/agency/use-mutate-calls'
import { isRunning } from './batch-texts'

const pollMs = 500
const maxPollMs = 16_000

/**
 * Returns a function that waits for a batch to end, revalidates the lists, reports the changed or restored records in a
 * notification, with Undo if possible, and resolves with the batch, or with null on failure. The function continues
 * after the user has closed the dialog or left the list. `message` replaces the default text for changed records.
 */
export function useWatchBatch(message?: (count: number) => string) {
  const t = useTranslations('listing')
  const { revalidate } = useMutateCalls()

  async function watch(id: number): Promise<Batch | null> {
    try {
      const batch = await waitForBatch(id)
      await revalidate('properties', 'condominiums', 'activity', 'batches')
      const { done, failed, undone, skipped } = batch.counts
      if (batch.state === 'undone') {
        if (undone > 0) notify({ text: t('bulk.undone', { count: undone }), survivesNavigation: true })
        if (skipped > 0)
          notify({
            text: t('batch.counts.skipped', { count: skipped }),
            tone: 'danger',
            survivesNavigation: true,
          })
      } else {
        if (done > 0) reportDone(batch)
        if (failed > 0)
          notify({
            text: t('batch.counts.failed', { count: failed }),
            tone: 'danger',
            survivesNavigation: true,
          })
      }
      return batch
    } catch (error) {
      notifyError(asAgencyError(error))
      return null
    }
  }

  function reportDone({ id, change, counts: { done: count } }: Batch) {
    const text = message?.(count) ?? t('batch.done', { count })
    if (change.field === 'deleted') return void notify({ text, survivesNavigation: true })
    notifyUndoable(text, t('list.undo'), () => undo(id))
  }

  async function undo(id: number): Promise<void> {
    try {
      await call('batches.undo', { params: { id } })
      await watch(id)
    } catch (error) {
      notifyError(asAgencyError(error))
    }
  }

  return watch
}

async function waitForBatch(id: number): Promise<Batch> {
  let delayMs = pollMs
  for (;;) {
    const batch = await fetchBatch(id)
    if (batch !== null && !isRunning(batch)) return batch
    delayMs = batch === null ? Math.min(2 * delayMs, maxPollMs) : pollMs
    await new Promise((resolve) => setTimeout(resolve, delayMs))
  }
}

/** Returns null if the server doesn't respond: the batch continues, so its end must still be reported. */
async function fetchBatch(id: number): Promise<Batch | null> {
  try {
    return await call('batches.get', { params: { id } })
  } catch (error) {
    if (asAgencyError(error).code === 'SERVER_TIMEOUT_CONNECTION_ERROR') return null
    throw error
  }
}
