'use client'

import { useEffect, useSyncExternalStore } from 'react'
import { limits } from '#contract/limits.ts'
import { asAgencyError } from '@/components/resource/as-agency-error'
import { notifyError } from '@/components/resource/notifier'
import { positions, setVisitedList, subscribeToLists, visitedList } from './last-list'

const noRecord = 0

type Neighbours = { position: number; total: number; previous: number | null; next: number | null }

/** The record's position in the list it was opened from, and its neighbours; null if it isn't in that list. */
export function useNeighbours(folder: string, id: number): Neighbours | null {
  const list = useSyncExternalStore(
    subscribeToLists,
    () => visitedList(folder),
    () => null,
  )
  const index = list === null ? undefined : [...list.ids].find((entry) => entry[1] === id)?.[0]
  const unknown =
    list === null || index === undefined
      ? undefined
      : [index - 1, index + 1].find(
          (position) => position >= 0 && position < list.total && !list.ids.has(position),
        )

  useEffect(() => {
    if (list === null || unknown === undefined) return
    const { signal, abort } = controller()
    const page = Math.floor(unknown / limits.rowsPerPageMax)
    list.fetchPage(page + 1, signal).then(
      ({ rows }) => {
        if (signal.aborted) return
        const found = positions(rows, page * limits.rowsPerPageMax)
        // A list that has become shorter has no record there; requested once.
        setVisitedList(folder, { ...list, ids: new Map([...list.ids, [unknown, noRecord], ...found]) })
      },
      (error: unknown) => {
        if (!signal.aborted) notifyError(asAgencyError(error))
      },
    )
    return abort
  }, [folder, list, unknown])

  if (list === null || index === undefined) return null
  return {
    position: index + 1,
    total: list.total,
    previous: list.ids.get(index - 1) || null,
    next: list.ids.get(index + 1) || null,
  }
}

function controller() {
  const abortController = new AbortController()
  return { signal: abortController.signal, abort: () => abortController.abort() }
}
