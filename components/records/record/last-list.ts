'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useSyncExternalStore } from 'react'
import { limits } from '#contract/limits.ts'
import { asAgencyError } from '@/components/resource/as-agency-error'
import type { FetchPage } from '@/components/resource/fetch-all-pages'
import { notifyError } from '@/components/resource/notifier'

/** The records of a list in its order, as far as they are known, for moving from one to the next. */
type VisitedList = {
  path: string
  total: number
  /** Record ids by position. */
  ids: ReadonlyMap<number, number>
  fetchPage: FetchPage<{ id: number }>
}

const last = new Map<string, VisitedList>()
const listeners = new Set<() => void>()

function set(folder: string, list: VisitedList) {
  last.set(folder, list)
  for (const notify of listeners) notify()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const positions = (rows: readonly { id: number }[], from: number) =>
  rows.map(({ id }, nth) => [from + nth, id] as const)

/** Stores the visible page of a list; `from` is the position of its first row. */
export function useNoteList(
  folder: 'properties' | 'condominiums',
  rows: readonly { id: number }[],
  { from, total, fetchPage }: { from: number; total: number; fetchPage: FetchPage<{ id: number }> },
) {
  const path = usePathname()
  useEffect(() => {
    set(folder, { path, total, ids: new Map(positions(rows, from)), fetchPage })
  }, [folder, path, rows, from, total, fetchPage])
}

export const useLastList = (folder: string, otherwise: string): string =>
  useSyncExternalStore(
    subscribe,
    () => last.get(folder)?.path ?? otherwise,
    () => otherwise,
  )

export type Neighbours = { place: number; total: number; previous: number | null; next: number | null }

/** The record's position in the list it was opened from, and its neighbours; null if it isn't in that list. */
export function useNeighbours(folder: string, id: number): Neighbours | null {
  const list = useSyncExternalStore(
    subscribe,
    () => last.get(folder) ?? null,
    () => null,
  )
  const at = list === null ? undefined : [...list.ids].find((entry) => entry[1] === id)?.[0]
  const unknown =
    list === null || at === undefined
      ? undefined
      : [at - 1, at + 1].find((place) => place >= 0 && place < list.total && !list.ids.has(place))

  useEffect(() => {
    if (list === null || unknown === undefined) return
    const { signal, abort } = controller()
    const page = Math.floor(unknown / limits.rowsPerPageMax)
    list.fetchPage(page + 1, signal).then(
      ({ rows }) => {
        if (signal.aborted) return
        const ids = new Map([...list.ids, ...positions(rows, page * limits.rowsPerPageMax)])
        // A list that has become shorter ends here.
        set(
          folder,
          ids.has(unknown) ? { ...list, ids } : { ...list, ids, total: Math.max(...ids.keys()) + 1 },
        )
      },
      (error: unknown) => {
        if (!signal.aborted) notifyError(asAgencyError(error))
      },
    )
    return abort
  }, [folder, list, unknown])

  if (list === null || at === undefined) return null
  return {
    place: at + 1,
    total: list.total,
    previous: list.ids.get(at - 1) ?? null,
    next: list.ids.get(at + 1) ?? null,
  }
}

function controller() {
  const own = new AbortController()
  return { signal: own.signal, abort: () => own.abort() }
}
