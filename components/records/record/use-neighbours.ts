'use client'

import { useEffect } from 'react'
import { limits } from '#contract/limits.ts'
import { asAgencyError } from '@/components/resource/as-agency-error'
import { notifyError } from '@/components/resource/notifier'
import { setVisitedList, toPositions, useLastList } from './last-list'

const noRecord = 0

type Neighbours = { position: number; total: number; previous: number | null; next: number | null }

/** Returns a record's position and neighbours in the last visited list; null if it isn't in that list. */
export function useNeighbours(folder: string, id: number): Neighbours | null {
  const list = useLastList(folder)
  const index = list && [...list.ids].find((entry) => entry[1] === id)?.[0]
  const missingPosition =
    list === undefined || index === undefined
      ? undefined
      : [index - 1, index + 1].find(
          (position) => position >= 0 && position < list.total && !list.ids.has(position),
        )

  useEffect(() => {
    if (list === undefined || missingPosition === undefined) return
    const controller = new AbortController()
    const { signal } = controller
    const page = Math.floor(missingPosition / limits.rowsPerPageMax)
    list.fetchPage(page + 1, signal).then(
      ({ rows }) => {
        if (signal.aborted) return
        const found = toPositions(rows, page * limits.rowsPerPageMax)
        // If the list has become shorter, `noRecord` prevents further requests for this position.
        setVisitedList(folder, {
          ...list,
          ids: new Map([...list.ids, [missingPosition, noRecord], ...found]),
        })
      },
      (error: unknown) => {
        if (!signal.aborted) notifyError(asAgencyError(error))
      },
    )
    return () => controller.abort()
  }, [folder, list, missingPosition])

  if (list === undefined || index === undefined) return null
  return {
    position: index + 1,
    total: list.total,
    previous: list.ids.get(index - 1) || null,
    next: list.ids.get(index + 1) || null,
  }
}
