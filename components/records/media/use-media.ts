import { useRef } from 'react'
import type { MediaItem } from '#contract/media.ts'
import { ignoreAlreadyDeleted } from '@/components/resource/already-deleted'
import { asAgencyError } from '@/components/resource/as-agency-error'
import { notifyError } from '@/components/resource/notifier'
import { call, upload } from '@/lib/agency/call'
import { useCall } from '@/lib/agency/use-call'
import { useMutateCalls } from '@/lib/agency/use-mutate-calls'
import type { ListingResource } from '../record/listing-resource'
import type { SendOptions } from '../uploads/upload-target'
import { idsOf, sortByOrder, useOrder } from './use-order'

/** Returns a record's photos and their actions. Changes are optimistic and rolled back if the API rejects them. */
export function useMedia(resource: ListingResource, id: number) {
  const { revalidate } = useMutateCalls()
  const params = { id }
  const argsOf = (media_id: number) => ({ params: { id, media_id } })
  const response = useCall(`${resource}.media`, { params })
  const items = response.data?.block.media ?? []
  const order = useOrder(resource, id, response.data)
  // Changes are sequential: concurrent ones could arrive out of order.
  const lastChange = useRef<Promise<unknown>>(Promise.resolve())

  const handleChanged = () => void revalidate(`${resource}.general`, `${resource}.list`, 'portals.ofProperty')
  const sendReplacement = (mediaId: number, file: File) =>
    upload(`${resource}.replaceMedia`, { ...argsOf(mediaId), body: { file } })
  const sendRemoval = (body: { media_id: number } | { file_name: string }) =>
    ignoreAlreadyDeleted(call(`${resource}.removeMedia`, { params, body }))

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
      handleChanged()
    }
  }

  function reorder(newItems: MediaItem[]) {
    const shownOrder = idsOf(items)
    return change(newItems, () => order.save(idsOf(newItems), shownOrder))
  }

  return {
    response,
    items,
    /** True if another user has reordered the photos in the meantime. */
    hasOrderConflict: order.ourOrder !== null,
    applyOurOrder: () => reorder(sortByOrder(items, order.ourOrder ?? [])),
    discardOurOrder: order.discard,
    reload: () => {
      void response.mutate()
      handleChanged()
    },
    upload: (file: File, { position, ...options }: SendOptions) => {
      const body = { file, batch: position?.uploaderId, place: position?.index }
      return upload(`${resource}.uploadMedia`, { params, body }, options)
    },
    revertUpload: (file_name: string) => sendRemoval({ file_name }),
    /** Like `replace`, but throws the error. */
    sendReplacement,
    move: (from: number, to: number) => reorder(moveItem(items, from, to)),
    makeCover: (mediaId: number) =>
      change(
        items.map((item) => ({ ...item, cover: item.id === mediaId ? 1 : 0 })),
        () => call(`${resource}.coverMedia`, argsOf(mediaId)),
      ),
    togglePlan: (mediaId: number) =>
      change(
        items.map((item) => (item.id === mediaId ? { ...item, plant: item.plant === 1 ? 0 : 1 } : item)),
        () => call(`${resource}.plantMedia`, argsOf(mediaId)),
      ),
    replace: (mediaId: number, file: File) => change(items, () => sendReplacement(mediaId, file)),
    remove: (mediaId: number) =>
      change(
        items.filter((item) => item.id !== mediaId),
        () => sendRemoval({ media_id: mediaId }),
      ),
    removeAll: () => change([], () => call(`${resource}.removeAllMedia`, { params })),
  }
}

function moveItem<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const others = items.toSpliced(from, 1)
  const item = items[from]
  return item === undefined ? [...items] : others.toSpliced(to, 0, item)
}
