'use client'

import { useTranslations } from 'next-intl'
import { asAgencyError } from '@/components/resource/as-agency-error'
import { notify, notifyError } from '@/components/resource/notifier'
import { call } from '@/lib/agency/call'
import { useMutateCalls } from '@/lib/agency/use-mutate-calls'

const everyMs = 500

/**
 * Returns a function that waits for a batch's end, updates the lists, and reports it in a notification with Undo. It
 * continues after the dialog is closed or the user leaves the list.
 */
export function useWatchBatch(): (id: number) => void {
  const t = useTranslations('listing')
  const { revalidate } = useMutateCalls()

  async function watch(id: number): Promise<void> {
    try {
      const batch = await ended(id)
      await revalidate('properties', 'condominiums', 'activity', 'batches')
      const { done, undone, skipped } = batch.counts
      if (batch.state === 'undone') {
        if (undone > 0) notify({ text: t('bulk.undone', { count: undone }), sticky: true })
        if (skipped > 0)
          notify({ text: t('batch.counts.skipped', { count: skipped }), tone: 'danger', sticky: true })
        return
      }
      if (done === 0) return
      const text = t('batch.done', { count: done })
      if (batch.change.field === 'deleted') return void notify({ text })
      const close = notify({
        text,
        timeout: 0,
        sticky: 'always',
        action: {
          label: t('list.undo'),
          run: async () => {
            close()
            await undo(id)
          },
        },
      })
    } catch (error) {
      notifyError(asAgencyError(error))
    }
  }

  async function undo(id: number): Promise<void> {
    try {
      await call('batches.undo', { params: { id } })
      await watch(id)
    } catch (error) {
      notifyError(asAgencyError(error))
    }
  }

  return (id) => void watch(id)
}

async function ended(id: number) {
  for (;;) {
    const batch = await call('batches.get', { params: { id } })
    if (batch.state !== 'running' && batch.state !== 'undoing') return batch
    await new Promise((resolve) => setTimeout(resolve, everyMs))
  }
}
