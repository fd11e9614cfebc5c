import { useEffect, useRef, useState } from 'react'
import type { MediaItem } from '#contract/media.ts'
import { versionOf } from '@/lib/agency/version'
import { asAgencyError } from '@/components/resource/as-agency-error'
import type { MediaSource } from './use-record-media'

type Ids = readonly number[]

/**
 * Returns `send`, which saves the order of photos with the version it was based on. Added or removed photos don't
 * conflict. If another user has reordered them, nothing is saved and `conflict` is this user's order.
 */
export function useOrder(source: Pick<MediaSource, 'response' | 'order' | 'read'>) {
  const { data } = source.response
  /** The last known stored order; null for APIs without versions. */
  const latest = useRef<{ version: string; ids: Ids } | null>(null)
  const [conflict, setConflict] = useState<number[] | null>(null)

  // Optimistic data has no version.
  useEffect(() => {
    if (data !== undefined && versionOf(data) !== null) setLatest(data, idsOf(data.block.media))
  }, [data])

  function setLatest(response: unknown, ids: Ids) {
    const version = versionOf(response)
    latest.current = version === null ? null : { version, ids }
  }

  async function write(newOrder: number[]) {
    setLatest(await source.saveOrder(newOrder, latest.current?.version ?? null), newOrder)
  }

  async function send(newOrder: number[], seen: Ids): Promise<void> {
    setConflict(null)
    // After quick successive moves, the previous save may have found a different order.
    if (latest.current !== null && !hasSameOrder(seen, latest.current.ids))
      return reportConflict(newOrder, latest.current.ids)
    try {
      await write(newOrder)
    } catch (caught) {
      const error = asAgencyError(caught)
      if (error.status !== 412 && error.code !== 'CHANGED_BY_SOMEONE_ELSE') throw error
      const stored = await source.read()
      const ids = idsOf(stored.block.media)
      // An API that rejects the version it just returned is treated as one without versions.
      if (versionOf(stored) === latest.current?.version) latest.current = null
      else setLatest(stored, ids)
      if (hasSameOrder(seen, ids)) await write(keepCommon(newOrder, ids))
      else reportConflict(newOrder, ids)
    }
  }

  function reportConflict(newOrder: Ids, stored: Ids) {
    if (!hasSameOrder(newOrder, stored)) setConflict(keepCommon(newOrder, stored))
  }

  return { send, conflict, discard: () => setConflict(null) }
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
  return String(keepCommon(a, b)) === String(keepCommon(b, a))
}

function keepCommon(ids: Ids, others: Ids): number[] {
  return ids.filter((id) => others.includes(id))
}
