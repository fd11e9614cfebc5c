import { useEffect, useRef, useState } from 'react'
import type { MediaItem } from '#contract/media.ts'
import { asAgencyError } from '@/components/resource/as-agency-error'
import { call } from '@/lib/agency/call'
import type { CallResponse } from '@/lib/agency/types'
import { versionOf } from '@/lib/agency/version'
import type { ListingResource } from '../record/listing-resource'

type Ids = readonly number[]

/**
 * Returns `save`, which saves the order of photos with the version it was based on. Added or removed photos don't
 * conflict. If another user has reordered photos, nothing is saved and `ourOrder` is this user's order; otherwise it is
 * null.
 */
export function useOrder(
  resource: ListingResource,
  id: number,
  data: CallResponse<`${ListingResource}.media`> | undefined,
) {
  const params = { id }
  /** The last known stored order; null for APIs without versions. */
  const storedOrder = useRef<{ version: string; ids: Ids } | null>(null)
  /** The order of the last save if that failed, since the next move may be based on it; otherwise null. */
  const failedOrder = useRef<Ids | null>(null)
  const [ourOrder, setOurOrder] = useState<number[] | null>(null)

  // Optimistic data has no version.
  useEffect(() => {
    if (data !== undefined && versionOf(data) !== null) setStoredOrder(data, idsOf(data.block.media))
  }, [data])

  function setStoredOrder(response: unknown, ids: Ids) {
    const version = versionOf(response)
    storedOrder.current = version === null ? null : { version, ids }
  }

  async function write(newOrder: number[]) {
    const args = { params, body: { list: newOrder } }
    const ifMatch = storedOrder.current?.version ?? null
    setStoredOrder(await call(`${resource}.orderMedia`, args, { ifMatch }), newOrder)
  }

  async function save(newOrder: number[], baseOrder: Ids): Promise<void> {
    const isBasedOnFailed = failedOrder.current !== null && hasSameOrder(baseOrder, failedOrder.current)
    failedOrder.current = null
    try {
      // The failed save may have been stored or not, so both orders are accepted.
      const acceptedOrders = isBasedOnFailed
        ? [baseOrder, storedOrder.current?.ids ?? baseOrder]
        : [baseOrder]
      await saveIfUnchanged(newOrder, acceptedOrders)
    } catch (error) {
      failedOrder.current = newOrder
      throw error
    }
  }

  /** Saves an order if the stored one is among `baseOrders`; otherwise reports a conflict. */
  async function saveIfUnchanged(newOrder: number[], baseOrders: readonly Ids[]): Promise<void> {
    const isUnchanged = (ids: Ids) => baseOrders.some((order) => hasSameOrder(order, ids))
    setOurOrder(null)
    // After quick successive moves, the previous save may have found another user's order.
    if (storedOrder.current !== null && !isUnchanged(storedOrder.current.ids))
      return reportConflict(newOrder, storedOrder.current.ids)
    try {
      await write(newOrder)
    } catch (caught) {
      const error = asAgencyError(caught)
      if (error.status !== 412 && error.code !== 'CHANGED_BY_SOMEONE_ELSE') throw error
      const stored = await call(`${resource}.media`, { params })
      const ids = idsOf(stored.block.media)
      // An API that rejects the version it just returned is treated as one without versions.
      if (versionOf(stored) === storedOrder.current?.version) storedOrder.current = null
      else setStoredOrder(stored, ids)
      if (isUnchanged(ids)) await write(pickCommon(newOrder, ids))
      else reportConflict(newOrder, ids)
    }
  }

  function reportConflict(newOrder: Ids, theirOrder: Ids) {
    if (!hasSameOrder(newOrder, theirOrder)) setOurOrder(pickCommon(newOrder, theirOrder))
  }

  return { save, ourOrder, discard: () => setOurOrder(null) }
}

export function idsOf(items: readonly MediaItem[]): number[] {
  return items.map(({ id }) => id)
}

/** Sorts photos by `order`; photos that aren't in it follow in their current order. */
export function sortByOrder(items: readonly MediaItem[], order: Ids): MediaItem[] {
  const sorted = order.flatMap((id) => items.filter((item) => item.id === id))
  return [...sorted, ...items.filter(({ id }) => !order.includes(id))]
}

function hasSameOrder(a: Ids, b: Ids): boolean {
  return String(pickCommon(a, b)) === String(pickCommon(b, a))
}

function pickCommon(ids: Ids, others: Ids): number[] {
  return ids.filter((id) => others.includes(id))
}
