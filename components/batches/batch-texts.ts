import { useTranslations } from 'next-intl'
import type { Batch } from '#contract/batches.ts'
import { useJoinSentences } from '@/components/resource/use-join'

export type BatchTexts = {
  title: (count: number) => string
  question?: (count: number) => string | undefined
  /** Label of the button that starts the batch. */
  label: string
  isDanger?: boolean
  done: (count: number) => string
}

export type BatchPanelProps = {
  batch: Batch
  isPending: boolean
  send: (name: 'batches.start' | 'batches.undo' | 'batches.cancel') => Promise<void>
  onClose: () => void
}

export const isRunning = ({ state }: Pick<Batch, 'state'>) => state === 'running' || state === 'undoing'

/** Returns the number of processed records of a running batch, and the total. */
export function progressOf({ state, counts }: Pick<Batch, 'state' | 'counts'>) {
  const isUndo = state === 'undoing'
  const processed = isUndo ? counts.undone + counts.skipped : counts.done + counts.failed
  return { processed, total: processed + (isUndo ? counts.done : counts.waiting) }
}

/** Returns a function that describes the counts; `same` counts records that already have the new value. */
export function useCountTexts() {
  const t = useTranslations('listing.batch.counts')
  const joinSentences = useJoinSentences()
  return (counts: Partial<Record<'refused' | 'same' | 'failed' | 'waiting' | 'skipped', number>>) =>
    joinSentences(
      (['refused', 'same', 'failed', 'waiting', 'skipped'] as const).map((state) => {
        const count = counts[state] ?? 0
        return count > 0 ? t(state, { count }) : ''
      }),
    )
}
