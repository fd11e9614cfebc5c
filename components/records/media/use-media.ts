import { useRef } from 'react'
import type { MediaItem } from '#contract/media.ts'
import { notifyError } from '@/components/resource/notifier'
import { asAgencyError } from '@/components/resource/as-agency-error'
import type { MediaSource } from './use-record-media'
import { idsOf, sortByOrder, useOrder } from './use-order'

/** Returns a record's photos and their actions. Changes are optimistic and rolled back if the API rejects them. */
export function useMedia(source: MediaSource) {
  const { response } = source
  const items = response.data?.block.media ?? []
  const order = useOrder(source)
  // Changes are sequential: concurrent ones could arrive out of order.
  const lastChange = useRef<Promise<unknown>>(Promise.resolve())

  async function change(newItems: MediaItem[], run: () => Promise<unknown>): Promise<boolean> {
    const pendingChange = lastChange.current.catch(() => undefined).then(run)
    lastChange.current = pendingChange
    try {
      await response.mutate(() => pendingChange.then(() => undefined), {
        optimisticData: { block: { media: newItems } },
        rollbackOnError: true,
        populateCache: false,
      })
      return true
    } catch (error) {
      notifyError(asAgencyError(error))
      void response.mutate()
      return false
    } finally {
      source.onChanged()
    }
  }

  function reorder(newItems: MediaItem[]) {
    const shownOrder = idsOf(items)
    return change(newItems, () => order.save(idsOf(newItems), shownOrder))
  }

  return {
    items,
    /** True if another user has reordered the photos in the meantime. */
    hasOrderConflict: order.ourOrder !== null,
    applyOurOrder: () => reorder(sortByOrder(items, order.ourOrder ?? [])),
    discardOurOrder: order.discard,
    reload: () => {
      void response.mutate()
      source.onChanged()
    },
    move: (from: number, to: number) => reorder(moveItem(items, from, to)),
    makeCover: (id: number) =>
      change(
        items.map((item) => ({ ...item, cover: item.id === id ? 1 : 0 })),
        () => source.makeCover(id),
      ),
    togglePlan: (id: number) =>
      change(
        items.map((item) => (item.id === id ? { ...item, plant: item.plant === 1 ? 0 : 1 } : item)),
        () => source.togglePlan(id),
      ),
    replace: (id: number, file: File) => change(items, () => source.replace(id, file)),
    remove: (id: number) =>
      change(
        items.filter((item) => item.id !== id),
        () => source.remove(id),
      ),
    removeAll: () => change([], source.removeAll),
  }
}

function moveItem<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const others = items.toSpliced(from, 1)
  const item = items[from]
  return item === undefined ? [...items] : others.toSpliced(to, 0, item)
}
