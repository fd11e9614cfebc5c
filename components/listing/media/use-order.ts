'use client'

import { useEffect, useRef, useState } from 'react'
import type { MediaItem } from '#contract/media.ts'
import { versionOf } from '@/lib/agency/version'
import { asAgencyError } from '@/components/resource/as-agency-error'
import type { MediaSource } from './media-source'

type Ids = readonly number[]

/**
 * Sends orders of photographs, each upon the version that was shown. Photographs that came or went meanwhile are no
 * matter; where somebody else has moved some, nothing is sent and `disputed` is the order that was wanted here.
 */
export function useOrder(source: Pick<MediaSource, 'answer' | 'order' | 'read'>) {
  const { data } = source.answer
  /** The order that is stored as far as is known here; null for an API that tells no versions. */
  const known = useRef<{ version: string; ids: Ids } | null>(null)
  const [disputed, setDisputed] = useState<number[] | null>(null)

  // What is shown at once, before the API has answered, comes without a version.
  useEffect(() => {
    if (data !== undefined && versionOf(data) !== null) note(data, idsOf(data.block.media))
  }, [data])

  function note(answer: unknown, ids: Ids) {
    const version = versionOf(answer)
    known.current = version === null ? null : { version, ids }
  }

  async function write(wanted: number[]) {
    note(await source.order(wanted, known.current?.version ?? null), wanted)
  }

  async function send(wanted: number[], seen: Ids): Promise<void> {
    setDisputed(null)
    // Moved in quick succession: the one before may have found another order than this one was made upon.
    if (known.current !== null && !sameOrder(seen, known.current.ids))
      return dispute(wanted, known.current.ids)
    try {
      await write(wanted)
    } catch (caught) {
      const error = asAgencyError(caught)
      if (error.status !== 412 && error.code !== 'CHANGED_BY_SOMEONE_ELSE') throw error
      const stored = await source.read()
      const ids = idsOf(stored.block.media)
      // An API that refuses the very version it has just given is written to as one without versions.
      if (versionOf(stored) === known.current?.version) known.current = null
      else note(stored, ids)
      if (sameOrder(seen, ids)) await write(among(wanted, ids))
      else dispute(wanted, ids)
    }
  }

  /** Nothing to choose where both wanted the same. */
  function dispute(wanted: Ids, stored: Ids) {
    if (!sameOrder(wanted, stored)) setDisputed(among(wanted, stored))
  }

  return { send, disputed, forget: () => setDisputed(null) }
}

export function idsOf(items: readonly MediaItem[]): number[] {
  return items.map(({ id }) => id)
}

/** Photographs in a wanted order; those that it does not name follow as they stood. */
export function inOrder(items: readonly MediaItem[], wanted: Ids): MediaItem[] {
  const named = wanted.flatMap((id) => items.filter((item) => item.id === id))
  return [...named, ...items.filter(({ id }) => !wanted.includes(id))]
}

/** Whether what two lists have in common stands in the same order in both. */
function sameOrder(one: Ids, other: Ids): boolean {
  return String(among(one, other)) === String(among(other, one))
}

/** Those of a list that another list has too, in their own order. */
function among(ids: Ids, others: Ids): number[] {
  return ids.filter((id) => others.includes(id))
}
