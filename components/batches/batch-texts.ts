import { useTranslations } from 'next-intl'
import type { Batch } from '#contract/batches.ts'

/** Texts of a change that has its own button. */
export type BatchTexts = {
  title: (count: number) => string
  question?: (count: number) => string
  /** Text of the button that applies the change. */
  label: string
  isDanger?: boolean
  done: (count: number) => string
}

/** Shared by preview, progress and report. */
export type ShownBatch = {
  batch: Batch
  isPending: boolean
  send: (name: 'batches.start' | 'batches.undo' | 'batches.cancel') => Promise<void>
  onClose: () => void
}

/** Returns a sentence for each count above zero. */
export function useCountTexts() {
  const t = useTranslations('listing.batch.counts')
  return (counts: Partial<Record<'refused' | 'same' | 'failed' | 'waiting' | 'skipped', number>>) =>
    (['refused', 'same', 'failed', 'waiting', 'skipped'] as const)
      .flatMap((state) => {
        const count = counts[state] ?? 0
        return count > 0 ? [t(state, { count })] : []
      })
      .join(' ')
}
