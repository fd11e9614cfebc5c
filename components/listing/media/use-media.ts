'use client'

import { useRef } from 'react'
import type { MediaItem } from '#contract/media.ts'
import { notifyError } from '@/components/resource/notifier'
import { asAgencyError } from '@/components/resource/as-agency-error'
import type { MediaSource } from './media-source'
import { idsOf, inOrder, useOrder } from './use-order'

/** The photographs and what can be done with them: shown at once, taken back and told when the API refuses. */
export function useMedia(source: MediaSource) {
  const { answer } = source
  const items = answer.data?.block.media ?? []
  const order = useOrder(source)
  // One after the other: two orders on the way at once could arrive in the wrong one.
  const last = useRef<Promise<unknown>>(Promise.resolve())

  async function change(next: MediaItem[], run: () => Promise<unknown>): Promise<boolean> {
    const turn = last.current.catch(() => undefined).then(run)
    last.current = turn
    try {
      await answer.mutate(() => turn.then(() => undefined), {
        optimisticData: { block: { media: next } },
        rollbackOnError: true,
        populateCache: false,
      })
      return true
    } catch (error) {
      notifyError(asAgencyError(error))
      void answer.mutate()
      return false
    } finally {
      source.changed()
    }
  }

  function put(next: MediaItem[]) {
    const seen = idsOf(items)
    return change(next, () => order.send(idsOf(next), seen))
  }

  return {
    items,
    /** The order that was wanted here, where somebody else has moved photographs meanwhile; else null. */
    disputed: order.disputed,
    /** Puts them into that order all the same, or lets it be. */
    insist: () => put(inOrder(items, order.disputed ?? [])),
    yield: order.forget,
    reload: () => {
      void answer.mutate()
      source.changed()
    },
    move: (from: number, to: number) => put(moved(items, from, to)),
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

export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.toSpliced(from, 1)
  const item = items[from]
  return item === undefined ? [...items] : rest.toSpliced(to, 0, item)
}
