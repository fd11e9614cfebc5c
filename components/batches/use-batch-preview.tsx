import dynamic from 'next/dynamic'
import { useState } from 'react'
import type { Batch } from '#contract/batches.ts'
import { limits } from '#contract/limits.ts'
import type { Selection } from '@/components/portfolio/bulk/use-selection'
import { fetchAllPages } from '@/components/resource/fetch-all-pages'
import { useAction } from '@/components/resource/use-action'
import { call } from '@/lib/agency/call'
import { useCall } from '@/lib/agency/use-call'
import { type BatchChange, toBatchInput, type BatchRecords } from './batch-records'
import type { BatchTexts } from './batch-texts'

const BatchView = dynamic(() => import('./batch-view').then((module) => module.BatchView), { ssr: false })

/** Returns true if the API supports batches, which aren't part of the specification. Bulk changes need them. */
export function useHasBatches(): boolean {
  return useCall('batches.list', {}, { shouldRetryOnError: false }).data !== undefined
}

/**
 * Returns `open`, which previews a change of the selected records, applies it on confirmation and clears the selection.
 * If some records couldn't be changed, the unchanged ones stay selected, unless all matches were selected.
 */
export function useBatchPreview<Row extends { id: number }>(
  records: BatchRecords,
  selection: Selection<Row>,
) {
  const areAllMatchesSelected = records.deselectedIds !== null
  const [preview, setPreview] = useState<{ id: number; texts: BatchTexts } | null>(null)
  const { run, isPending } = useAction(async (change: BatchChange, texts: BatchTexts) => {
    const body = toBatchInput(records, areAllMatchesSelected, change)
    setPreview({ id: (await call('batches.add', { body })).id, texts })
  })

  async function deselectChanged({ id, counts }: Batch) {
    if (areAllMatchesSelected) return selection.clear()
    const isComplete = counts.failed + counts.refused + counts.waiting === 0
    // If the items can't be fetched, all records stay selected.
    const changed = new Set(isComplete ? records.ids : await fetchChangedIds(id).catch(() => []))
    // The user may have selected other records while the batch ran in the background.
    selection.set([...selection.store.read().items.values()].filter((row) => !changed.has(row.id)))
  }

  return {
    isPending,
    open: (change: BatchChange, texts: BatchTexts) => void run(change, texts),
    dialog: preview !== null && (
      <BatchView
        key={preview.id}
        {...preview}
        onEnd={(batch) => void deselectChanged(batch)}
        onClose={() => setPreview(null)}
      />
    ),
  }
}

async function fetchChangedIds(id: number): Promise<number[]> {
  const items = await fetchAllPages(async (page) => {
    const query = { page, limit: limits.rowsPerPageMax }
    const response = await call('batches.items', { params: { id }, query })
    return { rows: response.items.map((item) => ({ ...item, id: item.record_id })), total: response.total }
  })
  return items.filter(({ state }) => state === 'done').map((item) => item.id)
}
